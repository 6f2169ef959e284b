/** What happens, as one line per event. It holds numbers, codes and references, never what someone wrote. */
export type Log = (event: string, details?: Record<string, string | number | undefined>) => void;

// A log that nobody reads any more is no reason to stop.
process.stdout.on("error", () => {});

export const jsonLog: Log = (event, details) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
};

/** The code of an error, or its class: neither carries content. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, responseCode, errcode } = error as Error & Record<string, unknown>;
  return [code ?? error.name, responseCode ?? errcode].filter((part) => part !== undefined).join(" ");
}
