/**
 * Sends what waits in the outbox. Nothing is sent that could not be noted before, and nothing is sent again whose
 * answer was lost: docs/decisions/016.
 */
import { setTimeout as pause } from "node:timers/promises";
import { Carrier, type Outcome } from "./carrier.ts";
import { codeOf, type Log } from "./log.ts";
import { type Letter, writeLetter } from "./mails.ts";
import type { Mail, Outbox } from "./outbox.ts";
import type { MailSettings } from "./settings.ts";
import type { Site } from "./site.ts";
import { reference } from "./words.ts";

/** At once, so that one letter without an answer does not hold up all others. */
const carriers = 3;
const longestPause = 3_600_000;
/** How long the outbox is left alone when no one says that something is in it: the owner's commands cannot. */
const rest = 1000;
const mostAttemptsAtReceipt = 10;

export class Courier {
  readonly #outbox: Outbox;
  readonly #settings: MailSettings;
  readonly #site: Site;
  readonly #log: Log;
  readonly #carriers: Carrier[];
  readonly #inHand = new Set<string>();
  /** While the mail server is away: how often it was, and until when it is left alone. */
  #failures = 0;
  #awayUntil = 0;
  readonly #asleep = new Set<() => void>();
  #stopping = false;
  #working: Promise<unknown> | undefined;

  constructor(outbox: Outbox, settings: MailSettings, site: Site, log: Log) {
    this.#outbox = outbox;
    this.#settings = settings;
    this.#site = site;
    this.#log = log;
    this.#carriers = Array.from({ length: carriers }, () => new Carrier(settings));
  }

  start() {
    this.#working = Promise.all(this.#carriers.map((carrier) => this.#work(carrier)));
  }

  /** Something new is in the outbox. */
  wake() {
    for (const wakeUp of this.#asleep) wakeUp();
  }

  /** Ends after the letters in hand, for which it waits so long. */
  async stop(patience: number) {
    this.#stopping = true;
    this.wake();
    await Promise.race([this.#working, pause(patience, undefined, { ref: false })]);
    for (const carrier of this.#carriers) carrier.hangUp();
  }

  async #work(carrier: Carrier) {
    while (!this.#stopping) {
      try {
        await this.#sleepUntil(this.#awayUntil);
        await this.#lookForDoubt();
        const mail = this.#take();
        if (mail) await this.#deliver(mail, carrier).finally(() => this.#inHand.delete(keyOf(mail)));
        else await this.#rest(carrier);
      } catch (error) {
        this.#leaveAlone(error);
      }
    }
    carrier.rest();
  }

  async #lookForDoubt() {
    const count = await this.#outbox.findDoubtful(Date.now(), Date.now() + this.#growing(1));
    if (count > 0) this.#log("in doubt", { count });
  }

  /** The next letter that no other carrier has in hand. */
  #take(): Mail | undefined {
    const mail = this.#outbox.next(Date.now(), carriers).find((each) => !this.#inHand.has(keyOf(each)));
    if (mail) this.#inHand.add(keyOf(mail));
    return mail;
  }

  async #rest(carrier: Carrier) {
    carrier.rest();
    const due = this.#outbox.nextDue() ?? Number.POSITIVE_INFINITY;
    await this.#sleepUntil(Math.min(Math.max(due, Date.now() + 10), Date.now() + rest));
  }

  async #deliver(mail: Mail, carrier: Carrier) {
    const outcome = await this.#carry(mail, carrier);
    const pause = this.#growing(mail.attempts + 1);
    await this.#insist(() => this.#note(mail, outcome, pause));
    const details = { kind: mail.kind, id: reference(mail.kept.id) };
    if (outcome.kind === "taken") {
      this.#failures = 0;
      this.#log("sent", details);
    } else if (outcome.kind === "refused") {
      this.#log("refused", { ...details, code: outcome.code, pause });
    } else if (outcome.kind === "doubt") {
      this.#log("in doubt", { ...details, code: codeOf(outcome.error) });
    } else if (!(outcome.error instanceof Changed)) {
      throw outcome.error;
    }
  }

  async #carry(mail: Mail, carrier: Carrier): Promise<Outcome> {
    let letter: Letter;
    try {
      letter = await writeLetter(mail, this.#settings, this.#site);
    } catch (error) {
      // One that cannot be written must not hold up the others.
      return { kind: "refused", code: 0, words: codeOf(error) };
    }
    return await carrier.carry(letter, async () => {
      const lease = Math.round(Date.now() + 1.5 * this.#settings.timeout);
      if (!(await this.#outbox.beginSending(mail, lease))) throw new Changed();
    });
  }

  async #note(mail: Mail, outcome: Outcome, pause: number): Promise<void> {
    if (outcome.kind === "taken") await this.#outbox.markSent(mail);
    if (outcome.kind === "doubt") await this.#outbox.markDoubtful(mail, Date.now() + pause);
    // The server said that it closes after it had all: it did not take it.
    if (outcome.kind === "failed" && !(outcome.error instanceof Changed)) await this.#outbox.release(mail);
    if (outcome.kind !== "refused") return;
    const { code, words } = outcome;
    const hopeless = mail.kind === "receipt" && (code >= 500 || mail.attempts >= mostAttemptsAtReceipt);
    await this.#outbox.markFailed(mail, words, Date.now() + pause, hopeless ? "refused" : "waiting");
  }

  /** What happened has to be noted, as soon as the disk allows it; a stop leaves it to the lease. */
  async #insist(note: () => Promise<void>) {
    while (true) {
      try {
        return await note();
      } catch (error) {
        this.#log("not noted", { code: codeOf(error) });
        if (this.#stopping) return;
        await this.#sleepUntil(Date.now() + rest);
      }
    }
  }

  /** The mail server is away, or nothing can be noted: all carriers wait, longer each time. */
  #leaveAlone(error: unknown) {
    if (Date.now() < this.#awayUntil) return;
    this.#failures += 1;
    this.#awayUntil = Date.now() + this.#growing(this.#failures);
    this.#log("no mail", { code: codeOf(error), failures: this.#failures });
  }

  /** 30 s, 1 min, 2 min … an hour, not quite the same for all. */
  #growing(failures: number): number {
    const growing = Math.min(this.#settings.retryPause * 2 ** (failures - 1), longestPause);
    return Math.round(growing * (0.8 + 0.4 * Math.random()));
  }

  /** Or until something happens; but a mail server that is away is no sooner back because of that. */
  async #sleepUntil(time: number) {
    do {
      const left = time - Date.now();
      if (left <= 0 || this.#stopping) return;
      await new Promise<void>((resolve) => {
        const wakeUp = () => {
          clearTimeout(timer);
          this.#asleep.delete(wakeUp);
          resolve();
        };
        const timer = setTimeout(wakeUp, left);
        this.#asleep.add(wakeUp);
      });
    } while (Date.now() < this.#awayUntil);
  }
}

/** Meanwhile the enquiry was corrected, forgotten, or sent by another process. */
class Changed extends Error {}

function keyOf({ kept, kind }: Mail): string {
  return `${kept.id} ${kind}`;
}
