/** Divides items between two tests. More tests would be slower, because each starts with an empty cache. */
export function inTwoParts<T>(items: readonly T[]): { part: T[]; number: number }[] {
  return [1, 2].map((number) => ({ number, part: items.filter((_, index) => index % 2 === number - 1) }));
}

/** Milliseconds that one address may take on a very slow machine. */
export const timeoutPerAddress = 60_000;

/** Collects the errors of all addresses, so that one error does not hide the next. */
export async function collectFaults<T extends string | { path: string }>(
  addresses: readonly T[],
  examine: (address: T) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    const found = await examine(address).catch((error: Error) => [error.message]);
    const path = typeof address === "string" ? address : address.path;
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}
