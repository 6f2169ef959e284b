import type { Answer } from "./answers.ts";
import { wholeName } from "./exact-names.ts";
import { type Hit, plainHit, rankTier } from "./ranking.ts";
import type { Group, SearchDocument } from "./search-document.ts";

export type ResultGroup = {
  id: Group | "answers" | "analyzers";
  title: string;
  hits: Pick<Hit, "document" | "marks">[];
};

export type SearchResults = {
  query: string;
  /** Includes answers and the analyzers of a test. Counts no result twice. */
  total: number;
  groups: ResultGroup[];
  /** Undefined if the query was not corrected. */
  corrected?: string;
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
  answers: Answer[],
  productWith: (id: string) => SearchDocument | undefined,
  several?: readonly SearchDocument[],
): SearchResults {
  const [best] = hits;
  const named = namedTestGroups(hits);
  const others = hits.filter((hit) => !named.includes(hit));
  const groups = order
    .map((id) => ({
      id,
      title: titles[id],
      hits: [...(id === "tests" ? named : []), ...others.filter((hit) => hit.document.group === id)],
    }))
    .filter((group) => group.hits.length > 0);
  const leader = several ? groups.find(({ id }) => id === best?.document.group) : leadingGroup(groups);
  // A rapid test, which needs no analyzer, may come before the test.
  const test = leader?.hits.find((hit) => hit.document.analyzers)?.document;
  const analyzers = analyzersOf(several ?? (test ? [test] : []), productWith);
  const listed = analyzers.flatMap((group) => group.hits.map((hit) => hit.document));
  const remaining = groups.flatMap((group) => {
    const hits = group.hits.filter((hit) => !listed.includes(hit.document));
    return group !== leader && hits.length > 0 ? [{ ...group, hits }] : [];
  });
  const shown = [
    ...(answers.length > 0 ? [answerGroup(answers)] : []),
    ...(leader ? [leader, ...analyzers, ...remaining] : []),
  ];
  return {
    query,
    // The leading group may also contain an analyzer of the tests, which then appears twice.
    total: new Set(shown.flatMap((group) => group.hits.map((hit) => hit.document))).size,
    groups: shown,
    corrected: undefined,
    missing: best?.missing?.filter((word) => hits.every((hit) => hit.missing?.includes(word))) ?? [],
  };
}

/** Returns the test groups at the start of the hits, or none if the hits contain no tests. */
function namedTestGroups(hits: Hit[]): Hit[] {
  const first = hits.findIndex(({ document }) => document.kind !== "testGroup");
  return hits.some(({ document }) => document.group === "tests") ? hits.slice(0, first) : [];
}

/** Negative ids do not clash with the ids of documents. */
function answerGroup(answers: Answer[]): ResultGroup {
  const hits = answers.map((answer, index) =>
    plainHit({
      ...answer,
      id: -1 - index,
      group: "pages",
      kind: "answer",
      also: [],
      topicNames: [],
      text: "",
    }),
  );
  return { id: "answers", title: answers.length === 1 ? "Respuesta" : "Respuestas", hits };
}

function leadingGroup<G extends { id: Group; hits: Hit[] }>(groups: G[]): G | undefined {
  let leader: G | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  let best = 0;
  for (const group of groups) {
    const closest = Math.min(...group.hits.map((hit) => hit.rankTier));
    // A product or test wins over a page or brand of the same name.
    const tier = group.id === "pages" ? Math.max(closest, rankTier.topic) : closest;
    const score = Math.max(...group.hits.map((hit) => hit.score));
    // «TP» is the name of a test, and only a synonym of its analyzer. A synonym of both leads to the test.
    const isCloser = score >= wholeName ? best < wholeName : group.id === "tests" && score >= best;
    const isNamed = nearest === rankTier.name && tier === nearest && isCloser;
    if (tier >= nearest && !isNamed) continue;
    nearest = tier;
    best = score;
    leader = group;
  }
  return leader;
}

function analyzersOf(
  tests: readonly SearchDocument[],
  productWith: (id: string) => SearchDocument | undefined,
): ResultGroup[] {
  const [first, ...others] = tests.map(({ analyzers = [] }) => analyzers);
  const ids = first?.filter((id) => others.every((other) => other.includes(id))) ?? [];
  const hits = ids.flatMap((id) => productWith(id) ?? []).map(plainHit);
  return hits.length > 0 ? [{ id: "analyzers", title: "Analizadores, según configuración", hits }] : [];
}
