import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, removeOthers } from "./artifact-cache.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * What a slow function made of some bytes, kept by all that it depends on: the same bytes and settings are the same
 * result, so that nothing kept can be out of date.
 */
export class KeptResults {
  readonly #folder: string;
  readonly #asked = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  of(dependsOn: (string | Buffer)[], make: () => Promise<string | Buffer>): Promise<Buffer> {
    const file = join(this.#folder, hashOf(...dependsOn));
    const asked = this.#asked.get(file) ?? this.#kept(file, make);
    this.#asked.set(file, asked);
    return asked;
  }

  async #kept(file: string, make: () => Promise<string | Buffer>): Promise<Buffer> {
    if (existsSync(file)) return readFileSync(file);
    const result = Buffer.from(await make());
    await writeWhole(file, (part) => writeFileSync(part, result));
    return result;
  }

  /** Forgets what nobody has asked for. */
  forgetOthers() {
    removeOthers(this.#folder, new Set(this.#asked.keys()));
  }
}
