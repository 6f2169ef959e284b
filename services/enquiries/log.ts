/** Prints a line of the log. Details are numbers, codes and references, never the content of an enquiry. */
export type Log = (event: string, details?: Record<string, string | number | undefined>) => void;

// A closed log pipe must not stop the service.
process.stdout.on("error", () => {});

export const jsonLog: Log = (event, details) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
};

/** Returns an error's code or class, because its message may contain what a visitor wrote. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, responseCode, errcode } = error as Error & Record<string, unknown>;
  return [code ?? error.name, responseCode ?? errcode].filter((part) => part !== undefined).join(" ");
}
