/**
 * Files that are slow to make are made once: kept under .cache by what they depend on, placed from there.
 * Whoever makes one writes it with `writeWhole`: what exists is taken for all of it.
 */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";

export type Wanted = { cached: string; output: string };

/** Makes what is missing in the folder of the cache, puts all in their places and forgets what nobody wants. */
export async function makeMissing<T extends Wanted>(
  folder: string,
  wanted: T[],
  make: (missing: T[]) => Promise<unknown>,
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const missing = wanted.filter((file) => !existsSync(file.cached));
  const made = missing.length;
  await make(missing);
  for (const folder of new Set(wanted.map(({ output }) => dirname(output)))) {
    mkdirSync(folder, { recursive: true });
  }
  for (const { cached, output } of wanted) place(cached, output);
  removeOthers(folder, new Set(wanted.map((file) => file.cached)));
  return made;
}

/**
 * Links the cached file to its place, or copies it where links are impossible. The new file replaces the old one in one
 * step: Vite's development server can lose a file for good that is removed and added again.
 */
function place(cached: string, output: string) {
  if (existsSync(output) && statSync(output).ino === statSync(cached).ino) return;
  const temporary = `${output}.${process.pid}.part`;
  try {
    linkSync(cached, temporary);
  } catch {
    copyFileSync(cached, temporary);
  }
  renameSync(temporary, output);
}

export function removeOthers(folder: string, kept: Set<string>) {
  for (const name of readdirSync(folder)) if (!kept.has(join(folder, name))) rmSync(join(folder, name));
}

/** What the packages and the code under these paths come to: a change of either changes what they make. */
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
