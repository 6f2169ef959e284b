/** Where the search reads its index, and where its results can be shared. */

export const searchIndexPath = "/datos/busqueda.json";

export const queryParameter = "q";

/** No one types more; whatever is longer was pasted, and is cut before it is searched or carried on. */
export const longestQuery = 100;

export function searchPath(query: string): string {
  const text = query.trim().slice(0, longestQuery);
  // URLSearchParams also takes halves of surrogate pairs, at which encodeURIComponent throws.
  return text ? `/buscar?${new URLSearchParams({ [queryParameter]: text })}` : "/buscar";
}
