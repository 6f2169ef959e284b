/** The enquiries: each on the disk once, until its time is over or its sender wants it gone. */
import type { Database, Row } from "./database.ts";
import { type Kept, keptOf } from "./kept.ts";
import type { MailState, Outbox } from "./outbox.ts";
import { digestOf, type Enquiry } from "./schema.ts";

export type Listed = Kept & { state: MailState; attempts: number; trouble: string | null };

const mostReceiptsADay = 3;
const day = 86_400_000;

export class Store {
  readonly #database: Database;
  readonly #outbox: Outbox;
  readonly #receipts: boolean;

  constructor(database: Database, outbox: Outbox, { receipts }: { receipts: boolean }) {
    this.#database = database;
    this.#outbox = outbox;
    this.#receipts = receipts;
  }

  /** Resolves when the enquiry is on the disk. */
  accept(enquiry: Enquiry): Promise<void> {
    return this.#database.write(() => this.#keep(enquiry));
  }

  /** The last one of an id counts; where another has left already, the corrected one is sent after it. */
  #keep(enquiry: Enquiry) {
    const { id } = enquiry;
    const now = Date.now();
    const [email, digest, body] = [enquiry.email.toLowerCase(), digestOf(enquiry), JSON.stringify(enquiry)];
    const known = this.#database.get("SELECT digest FROM enquiries WHERE id = ?", id);
    if (known?.digest === digest) return;
    if (known) {
      const change =
        "UPDATE enquiries SET version = version + 1, email = ?, digest = ?, body = ? WHERE id = ?";
      this.#database.run(change, email, digest, body, id);
    } else {
      const insert = "INSERT INTO enquiries (id, received, email, digest, body) VALUES (?, ?, ?, ?, ?)";
      this.#database.run(insert, id, now, email, digest, body);
      if (this.#receipts && !this.#hasReceiptsEnough(email, now)) this.#outbox.add(id, "receipt");
    }
    this.#outbox.add(id, "sales");
  }

  /** A stranger may give anyone's address: no one is sent more than a few of our mails a day. */
  #hasReceiptsEnough(email: string, now: number): boolean {
    const found = this.#database.get(
      `SELECT count(*) AS count FROM enquiries JOIN mails ON enquiry = id
       WHERE kind = 'receipt' AND email = ? AND received > ?`,
      email,
      now - day,
    );
    return Number(found?.count) >= mostReceiptsADay;
  }

  /** The newest first. */
  list(): Listed[] {
    return this.#database.all(`${listed} ORDER BY received DESC, id`).map(listedOf);
  }

  /** Those whose id begins so. */
  find(start: string): Listed[] {
    return this.#database
      .all(`${listed} WHERE substr(id, 1, length(?1)) = ?1 ORDER BY id`, start)
      .map(listedOf);
  }

  /** Sends an enquiry once more because the owner wants it. */
  resend(id: string): Promise<void> {
    return this.#database.write(() => this.#outbox.add(id, "sales"));
  }

  /** Erases everything of an address. Says how many enquiries there were. */
  async forget(email: string): Promise<number> {
    const count = await this.#database.write(() =>
      this.#database.run("DELETE FROM enquiries WHERE email = ?", email.toLowerCase()),
    );
    await this.#database.tidy();
    return count;
  }

  /** Erases what is older than so many months. */
  expire(months: number): Promise<number> {
    return this.#database.write(() =>
      this.#database.run(
        "DELETE FROM enquiries WHERE received < unixepoch('now', ?) * 1000",
        `-${months} months`,
      ),
    );
  }
}

const listed = `SELECT enquiries.*, state, attempts, trouble FROM enquiries
  JOIN mails ON enquiry = id AND kind = 'sales'`;

function listedOf(row: Row): Listed {
  const { state, attempts, trouble } = row;
  return {
    ...keptOf(row),
    state: state as MailState,
    attempts: Number(attempts),
    trouble: trouble === null ? null : String(trouble),
  };
}
