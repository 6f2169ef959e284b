import type { ResultGroup, SearchResults } from "./results.ts";

/** A group of which the dialog shows a few; `total` says how many there are. */
export type FewResults = ResultGroup & { total: number };

const most: Record<ResultGroup["id"], number> = {
  products: 4,
  tests: 4,
  analyzers: 4,
  supplies: 4,
  pages: 3,
};

export function fewOfEach(groups: ResultGroup[]): FewResults[] {
  return groups.map((group) => ({
    ...group,
    total: group.hits.length,
    hits: group.hits.slice(0, most[group.id]),
  }));
}

/** What the screen reader says of an answer. */
export function resultsInWords(results: SearchResults | undefined): string {
  if (!results || results.query === "") return "";
  if (results.total === 0) return `Sin resultados para «${results.query}»`;
  const count = results.total === 1 ? "1 resultado" : `${results.total} resultados`;
  return results.corrected ? `${count} para «${results.corrected}»` : count;
}
