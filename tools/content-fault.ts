import { ContentError } from "#app/content/read/content.ts";

/** Prints content errors as single lines without a stack trace, which would not help the author. */
export async function orOneLine(work: () => void | Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
