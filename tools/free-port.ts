import { createServer } from "node:net";

/** If the wanted port is taken, prints a line and returns the next free port. */
export async function freePort(
  wanted: number,
  describe = (taken: number, _port: number) => `Port ${taken} is taken.`,
): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port)) {
      if (port !== wanted) console.log(describe(wanted, port));
      return port;
    }
  }
  throw new Error(`No port is free from ${wanted} to ${wanted + 99}.`);
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .once("listening", () => server.close(() => resolve(true)))
      .listen(port);
  });
}
