import type { Outcome, ResultGroup } from "./outcome.ts";

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
export function countInWords(outcome: Outcome | undefined): string {
  if (!outcome || outcome.query === "") return "";
  if (outcome.total === 0) return `Sin resultados para «${outcome.query}»`;
  const count = outcome.total === 1 ? "1 resultado" : `${outcome.total} resultados`;
  return outcome.corrected ? `${count} para «${outcome.corrected}»` : count;
}
