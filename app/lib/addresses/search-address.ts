export const searchIndexPath = "/datos/busqueda.json";

export const queryParameter = "q";

/** Maximum length of a query. Longer queries are cut, because they were probably pasted by mistake. */
export const maxQueryLength = 100;

export function searchPath(query: string): string {
  const text = query.trim().slice(0, maxQueryLength);
  // URLSearchParams accepts lone surrogates; encodeURIComponent throws on them.
  return text ? `/buscar?${new URLSearchParams({ [queryParameter]: text })}` : "/buscar";
}
