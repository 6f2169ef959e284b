import { ContentError } from "#app/content/read/content.ts";

/** Prints errors in the content without a stack trace, which would not help the author of the content. */
export async function printContentErrors(work: () => void | Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    // On GitHub, this annotation shows the error in the summary of the run, where the owner reads it.
    if (process.env.GITHUB_ACTIONS) for (const fault of error.faults) console.log(annotation(fault));
    process.exitCode = 1;
  }
}

/** Returns GitHub's annotation of a file: «::error file=content/company.yaml::email: falta». */
function annotation(fault: string): string {
  const [file = "", ...reason] = fault.split(": ");
  return `::error file=${file},title=Error en el contenido::${reason.join(": ")}`;
}
