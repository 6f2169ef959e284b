import type { Database } from "./database.ts";

const day = 86_400_000;
/** Between two runs of the service, this clock advances at most by this time. */
const maxDowntime = 7 * day;

type Source = { wall: () => number; elapsed: () => number };

/**
 * A clock in milliseconds that ignores jumps of the system clock. While the service runs, it counts elapsed
 * time. Between two runs it follows the system clock, but for a week at most and never backwards: a machine
 * that starts with a date years ahead must not delete its enquiries as expired.
 */
export class SteadyClock {
  readonly #database: Database;
  readonly #source: Source;
  readonly #start: number;

  constructor(database: Database, source: Source = { wall: Date.now, elapsed: () => performance.now() }) {
    this.#database = database;
    this.#source = source;
    const last = database.get("SELECT wall, steady FROM clock");
    const wall = source.wall();
    const away = last ? Math.min(Math.max(wall - Number(last.wall), 0), maxDowntime) : 0;
    this.#start = (last ? Number(last.steady) : wall) + away - source.elapsed();
  }

  now(): number {
    return Math.round(this.#start + this.#source.elapsed());
  }

  /** The next run of the service continues from the stored time. */
  async save() {
    await this.#database.write(() => {
      this.#database.run("DELETE FROM clock WHERE steady <= ?", this.now());
      this.#database.run(
        "INSERT INTO clock (wall, steady) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM clock)",
        this.#source.wall(),
        this.now(),
      );
    });
  }
}
