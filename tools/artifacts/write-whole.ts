import { renameSync } from "node:fs";

/**
 * Files that are trusted because they exist must not be halves: what was interrupted keeps a name that nobody
 * asks for. The name differs by process, so that two that make the same do not write into one file.
 */
export async function writeWhole(file: string, write: (temporary: string) => unknown) {
  const temporary = `${file}.${process.pid}.part`;
  await write(temporary);
  renameSync(temporary, file);
}
