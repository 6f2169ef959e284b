import { isIPv6 } from "node:net";

/** So many at once, and as many again in this time, evenly. */
const window = 600_000;
const mostRemembered = 10_000;

type Bucket = { left: number; at: number };

/** Counts what comes from each address. Addresses are held in memory only, and not longer than they count. */
export class RateLimit {
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more is allowed; it then counts. */
  allows(key: string, now = performance.now()): boolean {
    const { left, at } = this.#buckets.get(key) ?? { left: this.#most, at: now };
    const filled = Math.min(left + ((now - at) / window) * this.#most, this.#most);
    // Set anew, so that the first of the map is the one that was asked for longest ago.
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: filled < 1 ? filled : filled - 1, at: now });
    this.#forgetOldest(now);
    return filled >= 1;
  }

  #forgetOldest(now: number) {
    for (const [key, { at }] of this.#buckets) {
      if (this.#buckets.size <= mostRemembered && now - at < window) return;
      this.#buckets.delete(key);
    }
  }
}

/** One customer has a whole /64 of IPv6. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array(plain.includes("::") ? missing : 0).fill("0"), ...(last ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
