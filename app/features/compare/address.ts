import { isProductId, mostChoices } from "./choices.ts";

const parameter = "equipos";
/** A damaged or hostile address may name any number of products; so many are asked for. */
const mostRequests = 2 * mostChoices;

export type AskedProducts = {
  /** Well-formed ids in the order of the address. */
  ids: string[];
  /** What cannot be the id of a product, as it was written. */
  malformed: string[];
  /** How many well-formed ids are not even asked for. */
  ignored: number;
};

export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/comparar?${parameter}=${ids.join(",")}` : "/comparar";
}

/** What an address asks to compare. It may come from anywhere, so nothing in it is trusted. */
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
