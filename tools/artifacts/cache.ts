import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { writeAtomically } from "./write-atomically.ts";

/** Stores results that are slow to make. A key must depend on everything that affects its result. */
export class Cache {
  /** How many results were made since the cache was opened. */
  made = 0;
  readonly #folder: string;
  readonly #requested = new Map<string, Promise<string>>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Returns the file or folder of a key. `make` writes it if it is missing. */
  get(key: string, make: (path: string) => unknown): Promise<string> {
    const result = this.#requested.get(key) ?? this.#find(join(this.#folder, key), make);
    this.#requested.set(key, result);
    return result;
  }

  async getBytes(key: string, make: () => Promise<string | Buffer>): Promise<Buffer> {
    return readFileSync(await this.get(key, async (file) => writeFileSync(file, await make())));
  }

  /** Removes every result that nobody has requested since the cache was opened. */
  prune() {
    removeOthers(this.#folder, new Set(this.#requested.keys()));
  }

  async #find(path: string, make: (path: string) => unknown): Promise<string> {
    if (!existsSync(path)) {
      await writeAtomically(path, make);
      this.made += 1;
    }
    return path;
  }
}

/** Hard-links a cached file, which takes no time, or copies it where links are impossible. */
export function linkOrCopy(cached: string, output: string) {
  mkdirSync(dirname(output), { recursive: true });
  rmSync(output, { force: true });
  try {
    linkSync(cached, output);
  } catch {
    copyFileSync(cached, output);
  }
}

export function removeOthers(folder: string, names: Set<string>) {
  for (const name of readdirSync(folder)) {
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/** Returns a hash that changes with the packages and with the code under these paths. */
export function codeHash(...paths: string[]): string {
  const files = paths.flatMap((path) => (/\.\w+$/.test(path) ? [path] : globSync(`${path}/**/*.*`).sort()));
  const code = files.filter((file) => !file.endsWith(".test.ts"));
  return hashOf(...["package-lock.json", ...code].map((file) => readFileSync(file)));
}

export function hashOf(...parts: (string | Buffer)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 12);
}
