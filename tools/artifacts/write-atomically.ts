import { renameSync } from "node:fs";

/**
 * Writes under a temporary name and renames, so that an existing file is complete even after an interruption.
 * The temporary name contains the process id, so that two processes do not write into the same file.
 */
export async function writeAtomically(file: string, write: (temporary: string) => unknown) {
  const temporary = `${file}.${process.pid}.part`;
  await write(temporary);
  renameSync(temporary, file);
}
