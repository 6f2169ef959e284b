import type { Engine } from "#app/features/search/engine/engine.ts";
import { fewOfEach } from "#app/features/search/engine/few-results.ts";
import type { SearchDocument } from "#app/features/search/engine/search-document.ts";

/**
 * A query and its accepted answers. An answer is a name, the start of an address, «A + B» for both names, or
 * «no» for «No lo ofrecemos».
 */
export type Row = [query: string, ...accepted: string[]];

export type Score = {
  queries: number;
  first: number;
  amongFirstThree: number;
  corrected: string[];
  failed: { query: string; shown: string[] }[];
};

export function score(engine: Engine, rows: readonly Row[]): Score {
  const total: Score = { queries: rows.length, first: 0, amongFirstThree: 0, corrected: [], failed: [] };
  for (const [query, ...accepted] of rows) {
    const results = engine.search(query);
    const shown = fewOfEach(results.groups)
      .flatMap(({ hits }) => hits.map(({ document }) => document))
      .slice(0, 3);
    if (results.corrected) total.corrected.push(`${query} → ${results.corrected}`);
    if (accepted.some((answer) => parts(answer).some((part) => isAnswer(shown[0], part)))) total.first += 1;
    const right = accepted.some((answer) =>
      parts(answer).every((part) => shown.some((document) => isAnswer(document, part))),
    );
    if (right) total.amongFirstThree += 1;
    else total.failed.push({ query, shown: shown.map(({ name }) => name) });
  }
  return total;
}

function parts(answer: string): string[] {
  return answer.startsWith("/") ? [answer] : answer.split(" + ");
}

function isAnswer(document: SearchDocument | undefined, answer: string): boolean {
  if (!document) return false;
  if (answer === "no") return document.name.startsWith("No lo ofrecemos");
  return answer.startsWith("/") ? document.path.startsWith(answer) : plain(document.name) === answer;
}

/** Replaces the Greek letter mu with the micro sign and no-break spaces with spaces. Drops word joiners. */
function plain(name: string): string {
  return name.replace("μ", "µ").replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
