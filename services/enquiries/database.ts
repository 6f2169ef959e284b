/** One file of SQLite: opened so that what is committed stays, and so that waiting for it holds nobody up. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";

export type Value = string | number | null;
export type Row = Record<string, Value>;
type Options = {
  /** So that strangers cannot fill the disk. */
  mostMegabytes: number;
  /** Milliseconds to wait for a lock before giving up: less than the ten seconds that the form waits. */
  patience?: number;
};

/** A change that waits for its commit; what it gives back tells whoever wanted it. */
type Wanted = { run: () => () => void; reject: (error: unknown) => void };

const pauseForLock = 25;

const tables = `
  CREATE TABLE IF NOT EXISTS enquiries (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL DEFAULT 1,
    received INTEGER NOT NULL,
    email TEXT NOT NULL,
    digest TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS enquiries_received ON enquiries (received);
  CREATE INDEX IF NOT EXISTS enquiries_email ON enquiries (email);
  CREATE TABLE IF NOT EXISTS mails (
    enquiry TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('sales', 'receipt', 'doubt')),
    copy INTEGER NOT NULL DEFAULT 1,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'doubt', 'refused')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    lease INTEGER,
    trouble TEXT,
    PRIMARY KEY (enquiry, kind)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mails_due ON mails (due) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS mails_lease ON mails (lease) WHERE state = 'sending';
`;

export class Database {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #patience: number;
  #wanted: Wanted[] = [];

  constructor(file: string, { mostMegabytes, patience = 6000 }: Options) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // To wait inside SQLite would hold up everything else: write() waits instead.
    this.#connection = new DatabaseSync(file, { timeout: 0 });
    this.#patience = patience;
    // FULL: a commit has reached the disk when it returns. What is deleted is overwritten.
    this.#execute(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON`);
    const pageSize = Number(this.get("PRAGMA page_size")?.page_size);
    this.#execute(`PRAGMA max_page_count = ${Math.floor((mostMegabytes * 1024 * 1024) / pageSize)}`);
    this.#execute(tables);
  }

  close() {
    this.#statements.clear();
    this.#connection.close();
  }

  run(sql: string, ...values: Value[]): number {
    return Number(this.#prepared(sql).run(...values).changes);
  }

  get(sql: string, ...values: Value[]): Row | undefined {
    return this.#prepared(sql).get(...values) as Row | undefined;
  }

  all(sql: string, ...values: Value[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }

  /**
   * Resolves when the change is on the disk. What is wanted while the disk is busy shares the next commit; while
   * another process holds the file, all of it waits.
   */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const result = work();
        return () => resolve(result);
      };
      this.#wanted.push({ run, reject });
      if (this.#wanted.length === 1) setImmediate(() => void this.#commit());
    });
  }

  async #commit() {
    const end = Date.now() + this.#patience;
    let batch: Wanted[] = [];
    let settle: (() => void)[] = [];
    while (true) {
      try {
        // Anew for each try: meanwhile there may be more.
        batch = [...this.#wanted];
        settle = this.#transaction(() => batch.map(({ run }) => run()));
        break;
      } catch (error) {
        if (!isLocked(error) || Date.now() > end) {
          for (const { reject } of this.#wanted.splice(0)) reject(error);
          return;
        }
        await new Promise((next) => setTimeout(next, pauseForLock));
      }
    }
    this.#wanted.splice(0, batch.length);
    for (const done of settle) done();
    if (this.#wanted.length > 0) setImmediate(() => void this.#commit());
  }

  /** Writes everything into the file itself, so that nothing deleted remains beside it. */
  async tidy() {
    const end = Date.now() + this.#patience;
    // Where another process is at work it throws nothing: it says so, and has done nothing.
    while (this.get("PRAGMA wal_checkpoint(TRUNCATE)")?.busy) {
      if (Date.now() > end) throw new Error("otro proceso ocupa el archivo; repita la orden");
      await new Promise((next) => setTimeout(next, pauseForLock));
    }
  }

  async backUp(file: string) {
    await backup(this.#connection, file);
  }

  #transaction<T>(work: () => T): T {
    this.#connection.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.#connection.exec("COMMIT");
      return result;
    } catch (error) {
      // A full disk has rolled back already.
      if (this.#connection.isTransaction) this.#connection.exec("ROLLBACK");
      throw error;
    }
  }

  /** For what no transaction holds: when the file is opened, and for the owner's commands. */
  #execute(sql: string) {
    const end = Date.now() + this.#patience;
    while (true) {
      try {
        return this.#connection.exec(sql);
      } catch (error) {
        if (!isLocked(error) || Date.now() > end) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseForLock);
      }
    }
  }

  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function isLocked(error: unknown): boolean {
  const busy = 5;
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy;
}
