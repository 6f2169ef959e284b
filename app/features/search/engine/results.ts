import { correctedQuery, isCorrected } from "./correction.ts";
import { type Hit, rankTier } from "./ranking.ts";
import type { Group, SearchDocument } from "./search-document.ts";

export type ResultGroup = { id: Group | "analyzers"; title: string; hits: Pick<Hit, "document" | "marks">[] };

export type SearchResults = {
  query: string;
  /** How many were found; the analyzers of a test are a consequence, and not counted. */
  total: number;
  groups: ResultGroup[];
  /** The query that was answered, where the typed one has a typo. */
  corrected?: string;
};

const titles: Record<Group, string> = {
  products: "Productos",
  tests: "Pruebas",
  supplies: "Insumos",
  pages: "Marcas y páginas",
};
const order = ["products", "tests", "supplies", "pages"] as const;

export function results(query: string, hits: Hit[], documents: SearchDocument[]): SearchResults {
  const [best] = hits;
  const groups = order
    .map((id) => ({ id, title: titles[id], hits: hits.filter((hit) => hit.document.group === id) }))
    .filter((group) => group.hits.length > 0);
  const leader = leadingGroup(groups);
  return {
    query,
    total: hits.length,
    groups: leader
      ? [leader, ...analyzers(leader, documents), ...groups.filter((group) => group !== leader)]
      : [],
    corrected: best && isCorrected(best) ? correctedQuery(best) : undefined,
  };
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

/** When a test is what was looked for, the analyzers that run it follow. */
function analyzers(group: ResultGroup, documents: SearchDocument[]): ResultGroup[] {
  const ids = new Set(group.hits[0]?.document.analyzers);
  if (ids.size === 0) return [];
  const none = new Map<string, number>();
  const hits = documents
    .filter((document) => document.product && ids.has(document.product.id))
    .map((document) => ({ document, marks: none }));
  return [{ id: "analyzers", title: "Analizadores, según configuración", hits }];
}
