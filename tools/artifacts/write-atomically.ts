import { renameSync } from "node:fs";

/**
 * Writes under a temporary name first, so that no other program reads an incomplete file. The name contains
 * the process id, because two processes may write the same file.
 */
export async function writeAtomically(file: string, write: (temporary: string) => unknown) {
  const temporary = `${file}.${process.pid}.part`;
  await write(temporary);
  renameSync(temporary, file);
}
