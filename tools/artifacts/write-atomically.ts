import { renameSync } from "node:fs";

/** No reader sees an incomplete file. The process id separates two processes that write the same file. */
export async function writeAtomically(file: string, write: (temporary: string) => unknown) {
  const temporary = `${file}.${process.pid}.part`;
  await write(temporary);
  renameSync(temporary, file);
}
