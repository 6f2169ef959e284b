import { isIPv6 } from "node:net";

const maxKeys = 10_000;

type Bucket = { left: number; at: number };

/**
 * Each key has a bucket of at most `max` tokens. An empty bucket is full again after `window` milliseconds.
 * Deletes keys that are unused for that long. Beyond `maxKeys` keys, also deletes those unused the longest.
 */
export class RateLimit {
  readonly #max: number;
  readonly #window: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(max: number, window = 600_000) {
    this.#max = max;
    this.#window = window;
  }

  /** Returns false if fewer than `cost` tokens are left. */
  allows(key: string, cost = 1, now = performance.now()): boolean {
    const { left, at } = this.#buckets.get(key) ?? { left: this.#max, at: now };
    const filled = Math.min(left + ((now - at) / this.#window) * this.#max, this.#max);
    // Moves the key to the end of the map, so that the map begins with the key unused the longest.
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: filled < cost ? filled : filled - cost, at: now });
    this.#removeOldest(now);
    return filled >= cost;
  }

  #removeOldest(now: number) {
    for (const [key, { at }] of this.#buckets) {
      if (this.#buckets.size <= maxKeys && now - at < this.#window) return;
      this.#buckets.delete(key);
    }
  }
}

/** Groups IPv6 addresses by /64, because one customer usually has a whole /64. */
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
