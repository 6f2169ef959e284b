import { renameSync } from "node:fs";

/**
 * Writes under a temporary name and then renames the file, so that the final name always has a complete file.
 * The temporary name contains the process id, so that two processes do not write into the same file.
 */
export async function writeAtomically(file: string, write: (temporary: string) => unknown) {
  const temporary = `${file}.${process.pid}.part`;
  await write(temporary);
  renameSync(temporary, file);
}
