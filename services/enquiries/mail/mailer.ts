/**
 * Sends the mails of the queue. The mailer stores the state `sending` before it sends the end of a mail. If
 * the server's answer is then lost, the mailer sends a notice instead of the same mail: docs/decisions/016.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { reference } from "../format.ts";
import { codeOf, type Log } from "../log.ts";
import type { MailSettings, Settings } from "../settings.ts";
import type { Site } from "../site.ts";
import type { MailQueue, QueuedMail } from "../storage/mail-queue.ts";
import { type ComposedMail, composeLoginMail, composeMail } from "./compose.ts";
import { afterRefusal, growingPause, noticeInterval } from "./retry.ts";
import { type Outcome, SmtpClient } from "./smtp-client.ts";

/** Number of parallel connections. A mail that gets no answer blocks only its own connection. */
const workers = 3;
/** Milliseconds between two checks of the queue. Checks are needed because other processes add mails too. */
const pollInterval = 1000;
type Context = { queue: MailQueue; settings: Settings; mail: MailSettings; site: Site; log: Log };

export class Mailer {
  readonly #context: Context;
  readonly #clients: SmtpClient[];
  readonly #inProgress = new Set<string>();
  /** Failures since the last success. After each failure, all workers wait longer. */
  #failures = 0;
  #unavailableUntil = 0;
  readonly #sleepers = new Set<() => void>();
  #isStopping = false;
  #running: Promise<unknown> | undefined;

  constructor(context: Context) {
    this.#context = context;
    this.#clients = Array.from({ length: workers }, () => new SmtpClient(context.mail));
  }

  async start() {
    const { queue, log } = this.#context;
    await queue.retryAll().catch((error: unknown) => log("not stored", { code: codeOf(error) }));
    this.#running = Promise.all(this.#clients.map((client) => this.#work(client)));
  }

  wake() {
    for (const wakeUp of this.#sleepers) wakeUp();
  }

  /** Waits up to `timeout` milliseconds for the mails in progress. */
  async stop(timeout: number) {
    this.#isStopping = true;
    this.wake();
    await Promise.race([this.#running, pause(timeout, undefined, { ref: false })]);
    for (const client of this.#clients) client.close();
  }

  /** Sends a log-in link without the queue, because a link that arrives late is of no use. */
  async sendLoginLink(link: string): Promise<boolean> {
    const { mail, site, log } = this.#context;
    const client = new SmtpClient(mail);
    const outcome = await client.send(await composeLoginMail(link, randomUUID(), mail, site));
    client.quit();
    log("login link", { outcome: outcome.kind });
    return outcome.kind === "accepted" || outcome.kind === "doubt";
  }

  async #work(client: SmtpClient) {
    while (!this.#isStopping) {
      try {
        await this.#sleepUntil(this.#unavailableUntil);
        const abandoned = await this.#context.queue.markAbandoned(noticeInterval);
        if (abandoned > 0) this.#context.log("in doubt", { count: abandoned });
        const mail = this.#take();
        if (mail) await this.#deliver(mail, client).finally(() => this.#inProgress.delete(keyOf(mail)));
        else await this.#idle(client);
      } catch (error) {
        this.#backOff(error);
      }
    }
    client.quit();
  }

  #take(): QueuedMail | undefined {
    const mail = this.#context.queue.next(workers).find((each) => !this.#inProgress.has(keyOf(each)));
    if (mail) this.#inProgress.add(keyOf(mail));
    return mail;
  }

  async #idle(client: SmtpClient) {
    client.quit();
    const untilDue = Math.max(this.#context.queue.untilNextDue(), 10);
    await this.#sleepUntil(performance.now() + Math.min(untilDue, pollInterval));
  }

  async #deliver(mail: QueuedMail, client: SmtpClient) {
    const { log } = this.#context;
    const outcome = await this.#send(mail, client);
    await this.#untilStored(() => this.#storeOutcome(mail, outcome));
    const details = { kind: mail.kind, id: reference(mail.stored.id) };
    if (outcome.kind === "accepted") {
      this.#failures = 0;
      log("sent", details);
    } else if (outcome.kind === "refused") {
      log("refused", { ...details, code: outcome.code });
    } else if (outcome.kind === "doubt") {
      log("in doubt", { ...details, code: codeOf(outcome.error) });
    } else if (!(outcome.error instanceof MailChanged)) {
      throw outcome.error;
    }
  }

  async #send(mail: QueuedMail, client: SmtpClient): Promise<Outcome> {
    const { queue, settings, mail: mailSettings, site } = this.#context;
    let composed: ComposedMail;
    try {
      composed = await composeMail(mail, mailSettings, site, settings.inboxUrl);
    } catch (error) {
      // A mail that cannot be composed must not hold up the others.
      return { kind: "refused", code: 0, answer: codeOf(error) };
    }
    return await client.send(composed, async () => {
      if (!(await queue.beginSending(mail, 1.5 * mailSettings.timeout))) throw new MailChanged();
    });
  }

  async #storeOutcome(mail: QueuedMail, outcome: Outcome): Promise<void> {
    const { queue } = this.#context;
    if (outcome.kind === "accepted") await queue.markSent(mail);
    if (outcome.kind === "doubt") await queue.markDoubtful(mail, noticeInterval);
    if (outcome.kind === "failed" && !(outcome.error instanceof MailChanged)) await queue.release(mail);
    if (outcome.kind !== "refused") return;
    await queue.markFailed(mail, {
      error: outcome.answer,
      ...afterRefusal(mail, outcome.code, this.#context.mail.retryPause),
    });
  }

  /** Retries until the outcome is stored. If the service stops first, a `sending` mail becomes doubtful. */
  async #untilStored(store: () => Promise<void>) {
    while (true) {
      try {
        return await store();
      } catch (error) {
        this.#context.log("not stored", { code: codeOf(error) });
        if (this.#isStopping) return;
        await this.#sleepUntil(performance.now() + pollInterval);
      }
    }
  }

  /** Makes all workers wait, longer each time, because the mail server or the file is unavailable. */
  #backOff(error: unknown) {
    if (performance.now() < this.#unavailableUntil) return;
    this.#failures += 1;
    this.#unavailableUntil = performance.now() + growingPause(this.#context.mail.retryPause, this.#failures);
    this.#context.log("no mail", { code: codeOf(error), failures: this.#failures });
  }

  /** Sleeps until a time. wake() ends the sleep early, except while the mail server is unavailable. */
  async #sleepUntil(time: number) {
    do {
      const left = time - performance.now();
      if (left <= 0 || this.#isStopping) return;
      await new Promise<void>((resolve) => {
        const wakeUp = () => {
          clearTimeout(timer);
          this.#sleepers.delete(wakeUp);
          resolve();
        };
        const timer = setTimeout(wakeUp, left);
        this.#sleepers.add(wakeUp);
      });
    } while (performance.now() < this.#unavailableUntil);
  }
}

/** Thrown if the enquiry was corrected or deleted meanwhile, or if another process sent the mail. */
class MailChanged extends Error {}

function keyOf({ stored, kind }: QueuedMail): string {
  return `${stored.id} ${kind}`;
}
