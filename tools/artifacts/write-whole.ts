import { renameSync } from "node:fs";

/**
 * Writes a file under a temporary name first, so that an interrupted write never leaves a partial file. The temporary
 * name contains the process id, so that two processes do not write to the same file.
 */
export async function writeWhole(file: string, write: (temporary: string) => unknown) {
  const temporary = `${file}.${process.pid}.part`;
  await write(temporary);
  renameSync(temporary, file);
}
