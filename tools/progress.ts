/** Milliseconds between lines when the output is not a terminal. */
const pause = 10_000;

/** Returns a function to call for each finished item. */
export function progress(
  label: string,
  total: number,
  output: NodeJS.WriteStream = process.stdout,
): () => void {
  let done = 0;
  let lastLine = Date.now();
  return () => {
    done += 1;
    const line = `${label}: ${done} de ${total}`;
    if (output.isTTY) {
      // Clear to the end of the line, because the previous text may have been longer.
      output.write(done < total ? `\r${line}\x1b[K` : "\r\x1b[K");
    } else if (done < total && Date.now() - lastLine > pause) {
      output.write(`${line}\n`);
      lastLine = Date.now();
    }
  };
}
