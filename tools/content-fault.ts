import { ContentError } from "#app/content/read/content.ts";

/** One line says what is wrong in the content; where the code reads it says nothing to whoever wrote it. */
export async function orOneLine(work: () => void | Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
