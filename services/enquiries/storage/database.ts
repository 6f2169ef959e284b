/** An SQLite file. When write() resolves, the change is on the disk. While it waits, reads continue. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";
import { schemaVersion, tables, upgradeFromFirst } from "./tables.ts";

export type Value = string | number | null;
export type Row = Record<string, Value>;
type Options = {
  maxMegabytes: number;
  /** Milliseconds to wait for a lock, fewer than the ten seconds after which the form gives up. */
  lockTimeout?: number;
};

/** `run` makes the change. It returns a function that resolves the promise of write(). */
type PendingWrite = { run: () => () => void; reject: (error: unknown) => void };

const lockRetryInterval = 25;
/** The largest enquiry and its part of the search index take fewer bytes than this. */
const probeBytes = 400_000;

export class Database {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #lockTimeout: number;
  #pending: PendingWrite[] = [];

  constructor(file: string, { maxMegabytes, lockTimeout = 6000 }: Options) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Waiting inside SQLite would block the process. write() waits instead.
    this.#connection = new DatabaseSync(file, { timeout: 0 });
    this.#lockTimeout = lockTimeout;
    // With FULL, a commit waits until it is on the disk. With secure_delete, deleted content is overwritten.
    this.#execute(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON`);
    const pageSize = Number(this.get("PRAGMA page_size")?.page_size);
    this.#execute(`PRAGMA max_page_count = ${Math.floor((maxMegabytes * 1024 * 1024) / pageSize)}`);
    this.#createTables();
  }

  #createTables() {
    const version = () => Number(this.get("PRAGMA user_version")?.user_version);
    if (version() === schemaVersion) return;
    this.#execute("BEGIN IMMEDIATE");
    try {
      // Another process may have created the tables while this process waited.
      if (version() < schemaVersion) {
        const isFirstVersion = this.get("SELECT 1 FROM sqlite_master WHERE name = 'enquiries'");
        this.#connection.exec(isFirstVersion ? upgradeFromFirst : tables);
        this.#connection.exec(`PRAGMA user_version = ${schemaVersion}`);
      }
      this.#connection.exec("COMMIT");
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec("ROLLBACK");
      throw error;
    }
    this.#statements.clear();
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
   * Resolves when the change is on the disk. Changes that arrive while the disk is busy share the next
   * commit. While another process has locked the file, all changes wait.
   */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const result = work();
        return () => resolve(result);
      };
      this.#pending.push({ run, reject });
      if (this.#pending.length === 1) setImmediate(() => void this.#commit());
    });
  }

  async #commit() {
    const deadline = performance.now() + this.#lockTimeout;
    let batch: PendingWrite[] = [];
    let settle: (() => void)[] = [];
    while (true) {
      try {
        // Each try copies the list again, because more changes may have arrived meanwhile.
        batch = [...this.#pending];
        settle = this.#transaction(() => batch.map(({ run }) => run()));
        break;
      } catch (error) {
        if (!isLocked(error) || performance.now() > deadline) {
          for (const { reject } of this.#pending.splice(0)) reject(error);
          return;
        }
        await new Promise((next) => setTimeout(next, lockRetryInterval));
      }
    }
    this.#pending.splice(0, batch.length);
    for (const done of settle) done();
    if (this.#pending.length > 0) setImmediate(() => void this.#commit());
  }

  /** Stores and deletes `probeBytes`. Throws if the largest enquiry cannot be stored now. */
  async probe() {
    await this.write(() => this.run("INSERT INTO probe (filler) VALUES (zeroblob(?))", probeBytes));
    await this.write(() => this.run("DELETE FROM probe"));
  }

  /** True if the largest enquiry might not fit any more. */
  isAtLimit(): boolean {
    const pragma = (name: string) => Number(this.get(`PRAGMA ${name}`)?.[name]);
    const free = pragma("max_page_count") - pragma("page_count") + pragma("freelist_count");
    return free * pragma("page_size") < probeBytes * 1.2;
  }

  /** Moves the journal's changes into the file and empties the journal, which may contain deleted content. */
  async truncateJournal() {
    const deadline = performance.now() + this.#lockTimeout;
    // The pragma does not throw while another process uses the file. It returns `busy` and does nothing.
    while (this.get("PRAGMA wal_checkpoint(TRUNCATE)")?.busy) {
      if (performance.now() > deadline) throw new Error("otro proceso ocupa el archivo; repita la orden");
      await new Promise((next) => setTimeout(next, lockRetryInterval));
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
      // If the disk was full, SQLite has already rolled back.
      if (this.#connection.isTransaction) this.#connection.exec("ROLLBACK");
      throw error;
    }
  }

  /** Use this only to open the file: it blocks the process while it waits for a lock. */
  #execute(sql: string) {
    const deadline = performance.now() + this.#lockTimeout;
    while (true) {
      try {
        return this.#connection.exec(sql);
      } catch (error) {
        if (!isLocked(error) || performance.now() > deadline) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lockRetryInterval);
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
  return errorCode(error) === 5;
}

/** Returns SQLite's own error code: 5 locked, 8 read-only, 10 input or output, 13 full. */
export function errorCode(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;
}
