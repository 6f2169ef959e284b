import { joinList } from "#app/lib/text/format.ts";
import type { ResultGroup, SearchResults } from "./results.ts";

/** The first results of a group. `total` counts all results of the group. */
export type FewResults = ResultGroup & { total: number };

const most: Record<ResultGroup["id"], number> = {
  answers: 3,
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

export function resultsInWords(results: SearchResults | undefined): string {
  if (!results || results.query === "") return "";
  if (results.total === 0) return `Sin resultados para «${results.query}»`;
  const count = results.total === 1 ? "1 resultado" : `${results.total} resultados`;
  const about = results.corrected ? `${count} para «${results.corrected}»` : count;
  const missing = results.missing.length > 0 ? `${about}. ${missingInWords(results.missing)}` : about;
  const answer = results.groups.find((group) => group.id === "answers")?.hits[0]?.document;
  return answer ? `${answer.name}: ${answer.context}. ${missing}` : missing;
}

export function missingInWords(missing: readonly string[]): string {
  const words = joinList(missing.map((word) => `«${word}»`));
  return missing.length === 1 ? `No se encontró ${words}.` : `No se encontraron ${words}.`;
}
