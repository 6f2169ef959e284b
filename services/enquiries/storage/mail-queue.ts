import type { Database, Value } from "./database.ts";
import type { SteadyClock } from "./steady-clock.ts";
import { type MailState, type StoredEnquiry, storedEnquiry } from "./stored-enquiry.ts";

/**
 * `sales` goes to the sales mailbox, `receipt` to the visitor. `notice` tells the sales mailbox about an
 * enquiry whose sales mail may not have arrived.
 */
export type MailKind = "sales" | "receipt" | "notice";

/** `copy` counts how often the mail was queued, `refusals` how often the server refused it permanently. */
export type QueuedMail = {
  kind: MailKind;
  copy: number;
  attempts: number;
  refusals: number;
  stored: StoredEnquiry;
};

type Failure = { error: string; pause: number; state: "waiting" | "refused"; isPermanent: boolean };

export class MailQueue {
  readonly #database: Database;
  readonly #clock: SteadyClock;

  constructor(database: Database, clock: SteadyClock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Queues a mail. A mail that was queued before is sent once more. Call this only in a transaction. */
  add(id: string, kind: MailKind) {
    this.#database.run(
      `INSERT INTO mails (enquiry, kind, state, queued) VALUES (?, ?, 'waiting', ?)
       ON CONFLICT DO UPDATE SET copy = copy + 1, state = excluded.state, attempts = 0, refusals = 0,
         queued = excluded.queued, due = 0, lease = NULL, error = NULL`,
      id,
      kind,
      this.#clock.now(),
    );
  }

  /** After a restart of the service, makes all waiting sales mails due. */
  retryAll(): Promise<number> {
    return this.#database.write(() =>
      this.#database.run("UPDATE mails SET due = 0 WHERE state = 'waiting' AND kind = 'sales' AND due > 0"),
    );
  }

  next(limit: number): QueuedMail[] {
    return this.#database
      .all(
        `SELECT kind, copy, attempts, refusals, enquiries.* FROM mails JOIN enquiries ON enquiry = id
         WHERE mails.state = 'waiting' AND due <= ? ORDER BY due LIMIT ?`,
        this.#clock.now(),
        limit,
      )
      .map((row) => ({
        kind: row.kind as MailKind,
        copy: Number(row.copy),
        attempts: Number(row.attempts),
        refusals: Number(row.refusals),
        stored: storedEnquiry(row),
      }));
  }

  untilNextDue(): number {
    const due = this.#database.get("SELECT min(due) AS due FROM mails WHERE state = 'waiting'")?.due;
    return typeof due === "number" ? due - this.#clock.now() : Number.POSITIVE_INFINITY;
  }

  /** Marks a mail as `sending`. Returns false if it was changed or sent meanwhile. */
  beginSending(mail: QueuedMail, lease: number): Promise<boolean> {
    return this.#change(mail, ["waiting"], "state = 'sending', lease = ?", this.#clock.now() + lease);
  }

  /** Marks a mail as sent, even if it was doubtful, because the server has answered after all. */
  markSent(mail: QueuedMail): Promise<boolean> {
    const change = "state = 'sent', lease = NULL, error = NULL, refusals = 0";
    return this.#change(mail, ["sending", "doubt"], change);
  }

  markFailed(mail: QueuedMail, { error, pause, state, isPermanent }: Failure): Promise<boolean> {
    return this.#change(
      mail,
      ["waiting", "sending"],
      `state = '${state}', attempts = attempts + 1, refusals = refusals + ?, due = ?, lease = NULL, error = ?`,
      isPermanent ? 1 : 0,
      this.#clock.now() + pause,
      error,
    );
  }

  /** Called when the connection breaks before the mail is complete. The mail waits again. */
  release(mail: QueuedMail): Promise<boolean> {
    return this.#change(mail, ["sending"], "state = 'waiting', lease = NULL");
  }

  /** Called when a mail's answer is lost. If the mail is a notice, it is due again after `noticePause`. */
  markDoubtful({ stored, kind, copy }: QueuedMail, noticePause: number): Promise<number> {
    return this.#doubt(noticePause, "enquiry = ? AND kind = ? AND copy = ?", stored.id, kind, copy);
  }

  /** Marks mails as doubtful if their process ended before the server answered. */
  markAbandoned(noticePause: number): Promise<number> {
    return this.#doubt(noticePause, "lease < ?", this.#clock.now());
  }

  count() {
    const rows = this.#database.all(
      "SELECT mail, sum(count) AS count FROM counts GROUP BY mail HAVING sum(count) > 0",
    );
    const refused = this.#database.get(
      `SELECT count(*) AS count FROM mails
       WHERE refusals > 0 AND kind = 'sales' AND state IN ('waiting', 'refused')`,
    );
    const oldest = this.#database.get(
      "SELECT min(queued) AS queued FROM mails WHERE state = 'waiting' AND kind = 'sales'",
    )?.queued;
    const states: Partial<Record<MailState, number>> = Object.fromEntries(
      rows.map(({ mail, count }) => [mail, Number(count)]),
    );
    return {
      states,
      refusedForGood: Number(refused?.count),
      waitingMinutes:
        typeof oldest === "number" ? Math.floor((this.#clock.now() - oldest) / 60_000) : undefined,
    };
  }

  status(id: string): { attempts: number; error: string | null } {
    const row = this.#database.get(
      "SELECT attempts, error FROM mails WHERE enquiry = ? AND kind = 'sales'",
      id,
    );
    return { attempts: Number(row?.attempts ?? 0), error: row?.error ? String(row.error) : null };
  }

  #change(mail: QueuedMail, from: MailState[], change: string, ...values: Value[]): Promise<boolean> {
    const states = from.map((state) => `'${state}'`).join(", ");
    const { stored, kind, copy } = mail;
    return this.#database.write(
      () =>
        this.#database.run(
          `UPDATE mails SET ${change} WHERE state IN (${states}) AND enquiry = ? AND kind = ? AND copy = ?`,
          ...values,
          stored.id,
          kind,
          copy,
        ) === 1,
    );
  }

  /** For a doubtful sales mail, queues a notice instead, because the mail must not arrive twice. */
  #doubt(noticePause: number, condition: string, ...values: Value[]): Promise<number> {
    const select = `SELECT enquiry, kind FROM mails WHERE state = 'sending' AND ${condition}`;
    if (this.#database.all(select, ...values).length === 0) return Promise.resolve(0);
    return this.#database.write(() => {
      const found = this.#database.all(select, ...values);
      for (const { enquiry = "", kind = "" } of found) {
        this.#database.run(
          `UPDATE mails SET state = iif(kind = 'notice' AND attempts < ?, 'waiting', 'doubt'),
             attempts = attempts + 1, due = ?, lease = NULL WHERE enquiry = ? AND kind = ?`,
          maxNotices - 1,
          this.#clock.now() + noticePause,
          enquiry,
          kind,
        );
        if (kind === "sales") this.add(String(enquiry), "notice");
      }
      return found.length;
    });
  }
}

/** If the server never confirms a notice, the notice is sent once a day for a week. */
const maxNotices = 7;
