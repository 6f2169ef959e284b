/** Splits the items into two walks, one per worker. A walk keeps its window, whose cache saves half of the time. */
export function inTwoWalks<T>(items: readonly T[]): { walk: T[]; number: number }[] {
  return [1, 2].map((number) => ({ number, walk: items.filter((_, index) => index % 2 === number - 1) }));
}

/** Milliseconds that one address may take on a very slow machine. */
export const patience = 60_000;

/** Collects the faults of all addresses, so that one fault does not hide the next. */
export async function collectFaults<T extends string | { path: string }>(
  walk: readonly T[],
  examine: (address: T) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const address of walk) {
    const found = await examine(address).catch((error: Error) => [error.message]);
    const path = typeof address === "string" ? address : address.path;
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}
