import { digestOf, type Enquiry } from "../schema.ts";
import type { Database, Value } from "./database.ts";
import type { MailQueue } from "./mail-queue.ts";
import { searchQuery, textForIndex } from "./search.ts";
import type { SteadyClock } from "./steady-clock.ts";
import { type InboxState, inboxStates, type StoredEnquiry, storedEnquiry } from "./stored-enquiry.ts";

export type Filter = { state?: InboxState; search?: string };
/** `before` selects the enquiries with a lower `seq`, which are older. `after` selects the newer ones. */
export type Page = { before?: number; after?: number; limit: number };

const maxReceiptsPerDay = 3;
const day = 86_400_000;
const lastSeq = Number.MAX_SAFE_INTEGER;

export class EnquiryStore {
  readonly #database: Database;
  readonly #queue: MailQueue;
  readonly #clock: SteadyClock;
  readonly #receipts: boolean;
  #hasDeletedInJournal = false;

  constructor(database: Database, queue: MailQueue, clock: SteadyClock, options: { receipts: boolean }) {
    this.#database = database;
    this.#queue = queue;
    this.#clock = clock;
    this.#receipts = options.receipts;
  }

  accept(enquiry: Enquiry): Promise<void> {
    return this.#database.write(() => this.#save(enquiry));
  }

  /** Stores only the last version of an enquiry, but queues a sales mail for each version. */
  #save(enquiry: Enquiry) {
    const { id } = enquiry;
    const [email, digest, body] = [enquiry.email.toLowerCase(), digestOf(enquiry), JSON.stringify(enquiry)];
    const known = this.#database.get("SELECT seq, digest FROM enquiries WHERE id = ?", id);
    if (known?.digest === digest) return;
    if (known) {
      this.#database.run(
        `UPDATE enquiries SET version = version + 1, email = ?, digest = ?, body = ?, attended = NULL WHERE id = ?`,
        email,
        digest,
        body,
        id,
      );
    } else {
      this.#database.run(
        "INSERT INTO enquiries (id, received, stored, email, digest, body) VALUES (?, ?, ?, ?, ?, ?)",
        id,
        Date.now(),
        this.#clock.now(),
        email,
        digest,
        body,
      );
      if (this.#receipts && !this.#hasEnoughReceipts(email)) this.#queue.add(id, "receipt");
    }
    this.#index(id);
    this.#queue.add(id, "sales");
  }

  #index(id: string) {
    const row = this.#database.get("SELECT * FROM enquiries WHERE id = ?", id);
    if (!row) return;
    const stored = storedEnquiry(row);
    this.#database.run("DELETE FROM search WHERE rowid = ?", stored.seq);
    this.#database.run("INSERT INTO search (rowid, words) VALUES (?, ?)", stored.seq, textForIndex(stored));
  }

  /** A stranger can enter anyone's address, so no address gets more than a few receipts a day. */
  #hasEnoughReceipts(email: string): boolean {
    const found = this.#database.get(
      `SELECT count(*) AS count FROM enquiries JOIN mails ON enquiry = id
       WHERE kind = 'receipt' AND email = ? AND stored > ?`,
      email,
      this.#clock.now() - day,
    );
    return Number(found?.count) >= maxReceiptsPerDay;
  }

  /** Returns a page of enquiries, the newest first. */
  list(filter: Filter, { before, after, limit }: Page): StoredEnquiry[] {
    const isBackwards = after !== undefined;
    const match = searchQuery(filter.search ?? "");
    const [source, key] = match
      ? ["(SELECT rowid AS found FROM search WHERE search MATCH ?) JOIN enquiries ON seq = found", "found"]
      : ["enquiries", "seq"];
    // The plus prevents a scan of the index of states, which would be slow if the search finds few rows.
    const inState = filter.state ? ` AND ${match ? "+" : ""}state = ?` : "";
    const values = [match, after ?? before ?? lastSeq, filter.state, limit];
    const rows = this.#database.all(
      `SELECT * FROM ${source} WHERE ${key} ${isBackwards ? ">" : "<"} ?${inState}
       ORDER BY ${key} ${isBackwards ? "ASC" : "DESC"} LIMIT ?`,
      ...values.filter((value) => value !== undefined),
    );
    return (isBackwards ? rows.reverse() : rows).map(storedEnquiry);
  }

  counts(): Record<InboxState, number> {
    const rows = this.#database.all("SELECT state, sum(count) AS count FROM counts GROUP BY state");
    const found = new Map(rows.map(({ state, count }) => [String(state), Number(count)]));
    const [fresh, attended, doubt, unsent] = inboxStates.map((state) => found.get(state) ?? 0);
    return { new: fresh ?? 0, attended: attended ?? 0, doubt: doubt ?? 0, unsent: unsent ?? 0 };
  }

  get(id: string): StoredEnquiry | undefined {
    const row = this.#database.get("SELECT * FROM enquiries WHERE id = ?", id);
    return row && storedEnquiry(row);
  }

  find(start: string): StoredEnquiry[] {
    return this.#database
      .all("SELECT * FROM enquiries WHERE id >= ?1 AND id < ?1 || 'g' ORDER BY id LIMIT 2", start)
      .map(storedEnquiry);
  }

  countOfPerson(email: string): number {
    const row = this.#database.get(
      "SELECT count(*) AS count FROM enquiries WHERE email = ?",
      email.toLowerCase(),
    );
    return Number(row?.count);
  }

  setAttended(id: string, isAttended: boolean): Promise<void> {
    return this.#database.write(() => {
      this.#database.run(
        "UPDATE enquiries SET attended = ? WHERE id = ?",
        isAttended ? Date.now() : null,
        id,
      );
      if (isAttended) this.#cancelNotice(id);
    });
  }

  setNote(id: string, note: string): Promise<void> {
    return this.#database.write(() => {
      this.#database.run("UPDATE enquiries SET note = ? WHERE id = ?", note, id);
      this.#index(id);
    });
  }

  resend(id: string): Promise<void> {
    return this.#database.write(() => {
      this.#cancelNotice(id);
      this.#queue.add(id, "sales");
    });
  }

  /** Drops the notice about an enquiry in doubt, because the owner has seen the enquiry. */
  #cancelNotice(id: string) {
    this.#database.run(
      "UPDATE mails SET state = 'refused' WHERE enquiry = ? AND kind = 'notice' AND state = 'waiting'",
      id,
    );
  }

  /** Resolves to the number of deleted enquiries when their content has left the file. */
  delete(id: string): Promise<number> {
    return this.#erase("id = ?", id);
  }

  forget(email: string): Promise<number> {
    return this.#erase("email = ?", email.toLowerCase());
  }

  expire(months: number): Promise<number> {
    const limit = new Date(this.#clock.now());
    limit.setUTCMonth(limit.getUTCMonth() - months);
    return this.#erase("stored < ?", limit.getTime());
  }

  /** Also empties the journal. If another process prevents that, the next call empties it. */
  async #erase(condition: string, value: Value): Promise<number> {
    const count = await this.#database.write(() =>
      this.#database.run(`DELETE FROM enquiries WHERE ${condition}`, value),
    );
    if (count > 0) this.#hasDeletedInJournal = true;
    if (this.#hasDeletedInJournal) await this.#database.truncateJournal();
    this.#hasDeletedInJournal = false;
    return count;
  }
}
