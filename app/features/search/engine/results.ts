import type { Answer } from "./answers.ts";
import { correctedQuery, isCorrected } from "./correction.ts";
import { type Hit, plainHit, rankTier } from "./ranking.ts";
import type { Group, SearchDocument } from "./search-document.ts";

export type ResultGroup = {
  id: Group | "answers" | "analyzers";
  title: string;
  hits: Pick<Hit, "document" | "marks">[];
};

export type SearchResults = {
  query: string;
  /** How many were found; the analyzers of a test are a consequence, and not counted. */
  total: number;
  groups: ResultGroup[];
  /** The query that was answered, where the typed one has a typo. */
  corrected?: string;
  /** Words of the query that nothing of what was found has. */
  missing: string[];
};

const titles: Record<Group, string> = {
  products: "Productos",
  tests: "Pruebas",
  supplies: "Insumos",
  pages: "Marcas y páginas",
};
const order = ["products", "tests", "supplies", "pages"] as const;

export function results(
  query: string,
  hits: Hit[],
  documents: SearchDocument[],
  answers: Answer[],
): SearchResults {
  const [best] = hits;
  const groups = order
    .map((id) => ({ id, title: titles[id], hits: hits.filter((hit) => hit.document.group === id) }))
    .filter((group) => group.hits.length > 0);
  const leader = leadingGroup(groups);
  const shown = [
    ...(answers.length > 0 ? [answerGroup(answers)] : []),
    ...(leader
      ? [leader, ...analyzers(leader, documents), ...groups.filter((group) => group !== leader)]
      : []),
  ];
  return {
    query,
    // A product may be found and, as an analyzer, shown once more.
    total: new Set(shown.flatMap((group) => group.hits.map((hit) => hit.document))).size,
    groups: shown,
    corrected: best && isCorrected(best) ? correctedQuery(best) : undefined,
    missing: best?.missing?.filter((word) => hits.every((hit) => hit.missing?.includes(word))) ?? [],
  };
}

/** Answers come before whatever was found; they are numbered below the documents. */
function answerGroup(answers: Answer[]): ResultGroup {
  const hits = answers.map((answer, index) =>
    plainHit({
      ...answer,
      id: -1 - index,
      group: "pages",
      kind: "answer",
      also: [],
      broader: [],
      text: "",
      kindWords: [],
    }),
  );
  return { id: "answers", title: answers.length === 1 ? "Respuesta" : "Respuestas", hits };
}

/** Products come before tests before supplies before pages; but the group that is meant most closely leads. */
function leadingGroup<G extends { id: Group; hits: Hit[] }>(groups: G[]): G | undefined {
  let leader: G | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    const rank = Math.min(...group.hits.map((hit) => hit.rankTier));
    // A page or brand of that name is less than a product or test of that name.
    const settled = group.id === "pages" ? Math.max(rank, rankTier.topic) : rank;
    if (settled >= nearest) continue;
    nearest = settled;
    leader = group;
  }
  return leader;
}

/**
 * When a test is what was looked for, the analyzers that run it follow: first those that are made for it. A rapid
 * test, which needs none, may stand before it.
 */
function analyzers(group: ResultGroup, documents: SearchDocument[]): ResultGroup[] {
  const ids = group.hits.find((hit) => hit.document.analyzers)?.document.analyzers ?? [];
  const byId = new Map(documents.map((document) => [document.product?.id, document]));
  const hits = ids.flatMap((id) => byId.get(id) ?? []).map(plainHit);
  return hits.length > 0 ? [{ id: "analyzers", title: "Analizadores, según configuración", hits }] : [];
}
