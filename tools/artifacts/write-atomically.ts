import { renameSync } from "node:fs";

/** Writes another file first and then renames it, so that no reader sees an incomplete file. */
export async function writeAtomically(file: string, write: (temporary: string) => unknown) {
  const temporary = `${file}.${process.pid}.part`;
  await write(temporary);
  renameSync(temporary, file);
}
