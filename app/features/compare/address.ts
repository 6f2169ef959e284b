import { isProductId, mostChoices } from "./choices.ts";

const parameter = "equipos";
/** Limits how many products a damaged or hostile address can request. */
const mostRequests = 2 * mostChoices;

export type AskedProducts = {
  /** Well-formed ids in the order of the address. */
  ids: string[];
  /** Parts of the address that cannot be product ids, as typed. */
  malformed: string[];
  /** Number of well-formed ids beyond the limit. */
  ignored: number;
};

export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/comparar?${parameter}=${ids.join(",")}` : "/comparar";
}

/** Reads which products an address asks to compare. Addresses come from anywhere, so nothing in them is trusted. */
export function readAddress(search: URLSearchParams): AskedProducts {
  const written = search.getAll(parameter).flatMap((value) => value.split(","));
  const names = [...new Set(written.map((name) => name.trim().toLowerCase()))].filter(Boolean);
  const ids = names.filter(isProductId);
  return {
    ids: ids.slice(0, mostRequests),
    malformed: names.filter((name) => !isProductId(name)),
    ignored: Math.max(0, ids.length - mostRequests),
  };
}
