/** The mails that tell of the enquiries: what is to be sent, was sent, or may have been. */
import type { Database, Value } from "./database.ts";
import { type Kept, keptOf } from "./kept.ts";

/**
 * A mail waits; it is sending between its last byte and the answer to it; then it is sent. In doubt are those whose
 * answer never came: the mailbox may have them (docs/decisions/016). Refused are receipts that no one takes.
 */
export type MailState = "waiting" | "sending" | "sent" | "doubt" | "refused";
/** To the sales mailbox, to the visitor, and to the mailbox again when the first is in doubt. */
export type MailKind = "sales" | "receipt" | "doubt";

/** `copy` counts how often it was to be sent. */
export type Mail = { kind: MailKind; copy: number; attempts: number; kept: Kept };

export class Outbox {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** To be called inside a transaction. A mail that was there before is to be sent once more. */
  add(id: string, kind: MailKind) {
    this.#database.run(
      `INSERT INTO mails (enquiry, kind, state, due) VALUES (?, ?, 'waiting', ?)
       ON CONFLICT DO UPDATE SET copy = copy + 1, state = excluded.state, attempts = 0, due = excluded.due,
         lease = NULL, trouble = NULL`,
      id,
      kind,
      Date.now(),
    );
  }

  /** Those mails that have waited longest, of those that are due. */
  next(now: number, most: number): Mail[] {
    return this.#database
      .all(
        `SELECT kind, copy, attempts, enquiries.* FROM mails JOIN enquiries ON enquiry = id
         WHERE state = 'waiting' AND due <= ? ORDER BY due LIMIT ?`,
        now,
        most,
      )
      .map(({ kind, copy, attempts, ...row }) => ({
        kind: kind as MailKind,
        copy: Number(copy),
        attempts: Number(attempts),
        kept: keptOf(row),
      }));
  }

  /** When the next mail is due, if one waits. */
  nextDue(): number | undefined {
    const due = this.#database.get("SELECT min(due) AS due FROM mails WHERE state = 'waiting'")?.due;
    return typeof due === "number" ? due : undefined;
  }

  /** Whether the mail may leave: it still waits, as it was read. From here on a break leaves it in doubt. */
  beginSending(mail: Mail, lease: number): Promise<boolean> {
    return this.#change(mail, ["waiting"], "state = 'sending', lease = ?", lease);
  }

  /** Also when it was thought to be in doubt: the answer is the truth. */
  markSent(mail: Mail): Promise<boolean> {
    return this.#change(mail, ["sending", "doubt"], "state = 'sent', lease = NULL, trouble = NULL");
  }

  /** Certain not to have arrived: it waits for another try, or for none. */
  markFailed(mail: Mail, trouble: string, due: number, state: "waiting" | "refused"): Promise<boolean> {
    const change = `state = '${state}', attempts = attempts + 1, due = ?, lease = NULL, trouble = ?`;
    return this.#change(mail, ["waiting", "sending"], change, due, trouble);
  }

  /** Certain not to have arrived, through no fault of its own: it waits as before. */
  release(mail: Mail): Promise<boolean> {
    return this.#change(mail, ["sending"], "state = 'waiting', lease = NULL");
  }

  /** The answer will never come. A notice of doubt is sent again, when it is due. */
  markDoubtful(mail: Mail, due: number): Promise<number> {
    return this.#doubt(due, "enquiry = ? AND kind = ? AND copy = ?", mail.kept.id, mail.kind, mail.copy);
  }

  /** Those whose time ran out without an answer, because the service ended meanwhile. */
  findDoubtful(now: number, due: number): Promise<number> {
    return this.#doubt(due, "lease < ?", now);
  }

  /** How many enquiries there are in each state, and since when the oldest waits. */
  count(): { states: Partial<Record<MailState, number>>; waitingSince: number | undefined } {
    const rows = this.#database.all(
      "SELECT state, count(*) AS count FROM mails WHERE kind = 'sales' GROUP BY state",
    );
    const since = this.#database.get(
      `SELECT min(received) AS since FROM enquiries JOIN mails ON enquiry = id
       WHERE kind = 'sales' AND state = 'waiting'`,
    )?.since;
    return {
      states: Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])),
      waitingSince: typeof since === "number" ? since : undefined,
    };
  }

  #change(mail: Mail, from: MailState[], change: string, ...values: Value[]): Promise<boolean> {
    const states = from.map((state) => `'${state}'`).join(", ");
    const { kept, kind, copy } = mail;
    return this.#database.write(
      () =>
        this.#database.run(
          `UPDATE mails SET ${change} WHERE state IN (${states}) AND enquiry = ? AND kind = ? AND copy = ?`,
          ...values,
          kept.id,
          kind,
          copy,
        ) === 1,
    );
  }

  /** An enquiry must not come twice, so the mailbox is told to look for it; that notice may come twice. */
  #doubt(due: number, which: string, ...values: Value[]): Promise<number> {
    const find = `SELECT enquiry, kind FROM mails WHERE state = 'sending' AND ${which}`;
    // Without a transaction as long as there is nothing to change.
    if (this.#database.all(find, ...values).length === 0) return Promise.resolve(0);
    return this.#database.write(() => {
      const found = this.#database.all(find, ...values);
      for (const { enquiry = "", kind = "" } of found) {
        this.#database.run(
          `UPDATE mails SET state = iif(kind = 'doubt', 'waiting', 'doubt'), attempts = attempts + 1, due = ?, lease = NULL
           WHERE enquiry = ? AND kind = ?`,
          due,
          enquiry,
          kind,
        );
        if (kind === "sales") this.add(String(enquiry), "doubt");
      }
      return found.length;
    });
  }
}
