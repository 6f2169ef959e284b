/** One line of JSON per event, for journald or a container's log. Numbers, codes and ids; never what someone wrote. */
export type Log = (event: string, details?: Record<string, string | number | undefined>) => void;

// Whoever read the log may have gone; that is no reason to stop.
process.stdout.on("error", () => {});

export const log: Log = (event, details) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
};

/** Of an error, what carries no content: its code, or its class. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, responseCode, errcode } = error as Error & Record<string, unknown>;
  return [code ?? error.name, responseCode ?? errcode].filter((part) => part !== undefined).join(" ");
}
