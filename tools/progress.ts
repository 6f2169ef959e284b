/** How often a line is written where nobody watches it change. */
const pause = 10_000;

/**
 * Counts long work: on a terminal in one line that changes, elsewhere in a plain line now and then. Gives what is
 * called when one more is done.
 */
export function progress(
  what: string,
  total: number,
  output: NodeJS.WriteStream = process.stdout,
): () => void {
  let done = 0;
  let written = Date.now();
  return () => {
    done += 1;
    const line = `${what}: ${done} de ${total}`;
    if (output.isTTY) {
      // To the end of the line: the one before may have been longer.
      output.write(done < total ? `\r${line}\x1b[K` : "\r\x1b[K");
    } else if (done < total && Date.now() - written > pause) {
      output.write(`${line}\n`);
      written = Date.now();
    }
  };
}
