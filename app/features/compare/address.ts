import { compareParameter } from "#app/lib/addresses/compare-path.ts";
import { isProductId, maxChoices } from "./choices.ts";

/** A limit for damaged and hostile addresses. */
const maxRequests = 2 * maxChoices;

export type RequestedProducts = {
  ids: string[];
  /** Parts of the address that cannot be product ids. */
  malformed: string[];
  /** Number of ids beyond the limit. */
  ignored: number;
};

/** Checks each id, because anyone may have written the address. */
export function readAddress(search: URLSearchParams): RequestedProducts {
  const listed = search.getAll(compareParameter).flatMap((value) => value.split(","));
  const names = [...new Set(listed.map((name) => name.trim().toLowerCase()))].filter(Boolean);
  const ids = names.filter(isProductId);
  return {
    ids: ids.slice(0, maxRequests),
    malformed: names.filter((name) => !isProductId(name)),
    ignored: Math.max(0, ids.length - maxRequests),
  };
}
