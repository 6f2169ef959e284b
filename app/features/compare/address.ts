import { compareParameter } from "#app/lib/addresses/compare-path.ts";
import { isProductId, maxChoices } from "./choices.ts";

/** Limits how many products a damaged or hostile address can request. */
const maxRequests = 2 * maxChoices;

export type RequestedProducts = {
  /** Well-formed ids in the order of the address. */
  ids: string[];
  /** Parts of the address that cannot be product ids, as typed. */
  malformed: string[];
  /** Number of well-formed ids beyond the limit. */
  ignored: number;
};

/** Reads from an address which products to compare. Checks each id, because anyone may have written it. */
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
