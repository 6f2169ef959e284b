/** Links and sessions of the inbox. The database contains only hashes, so a copy of it gives no access. */
import { createHash, randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import type { SteadyClock } from "./steady-clock.ts";

const minute = 60_000;
const lifetime = { link: 15 * minute, session: 12 * 60 * minute };
type Kind = keyof typeof lifetime;

export class Logins {
  readonly #database: Database;
  readonly #clock: SteadyClock;

  constructor(database: Database, clock: SteadyClock) {
    this.#database = database;
    this.#clock = clock;
  }

  async create(kind: Kind): Promise<string> {
    const secret = randomBytes(32).toString("base64url");
    await this.#database.write(() => {
      this.#database.run("DELETE FROM logins WHERE expires <= ?", this.#clock.now());
      this.#database.run(
        "INSERT INTO logins (hash, kind, expires) VALUES (?, ?, ?)",
        hashOf(secret),
        kind,
        this.#clock.now() + lifetime[kind],
      );
    });
    return secret;
  }

  isValid(kind: Kind, secret: string): boolean {
    const row = this.#database.get(
      "SELECT 1 AS found FROM logins WHERE hash = ? AND kind = ? AND expires > ?",
      hashOf(secret),
      kind,
      this.#clock.now(),
    );
    return row !== undefined;
  }

  /** Uses up a valid link and returns the secret of a new session. */
  async exchange(link: string): Promise<string | undefined> {
    if (!this.isValid("link", link)) return undefined;
    return (await this.remove(link)) ? this.create("session") : undefined;
  }

  remove(secret: string): Promise<boolean> {
    return this.#database.write(
      () => this.#database.run("DELETE FROM logins WHERE hash = ?", hashOf(secret)) === 1,
    );
  }
}

/** A hash without salt is enough, because the secret has 256 random bits. */
function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
