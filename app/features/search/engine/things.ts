import { type Word, words } from "#app/lib/text/search-words.ts";
import type { Hit } from "./ranking.ts";
import type { SearchDocument } from "./search-document.ts";
import type { Thing } from "./vocabulary.ts";

type Kind = SearchDocument["kind"];

const testKinds: ReadonlySet<Kind> = new Set(["test", "rapidTest"]);
const goods: ReadonlySet<Kind> = new Set([...testKinds, "product", "supply"]);
const qualifiers: ReadonlySet<Kind> = new Set(["brand", "category", "panel", "testGroup"]);

export type SeveralThings = {
  things: Thing[];
  unnamed: Word[];
};

/** Returns undefined if the query names fewer than two things. */
export function severalThings(named: readonly Thing[], asked: readonly Word[]): SeveralThings | undefined {
  const things: Thing[] = [];
  const seen = new Set<SearchDocument>();
  for (const thing of named) {
    const documents = mostSpecific(thing).filter((document) => !seen.has(document));
    if (documents.length === 0) continue;
    if (!thing.words.some((word) => asked.includes(word))) continue;
    things.push({ ...thing, documents });
    for (const document of documents) seen.add(document);
  }
  if (things.length < 2) return undefined;
  const namedWords = new Set(named.flatMap((thing) => thing.words));
  return { things, unnamed: asked.filter((word) => !namedWords.has(word)) };
}

/** Returns only the tests if there are any, because a test's name also finds analyzers. */
function mostSpecific(thing: Thing): SearchDocument[] {
  if (isQualifier(thing)) return [];
  const tests = thing.documents.filter(({ kind }) => testKinds.has(kind));
  return tests.length > 0 ? tests : thing.documents.filter(({ kind }) => goods.has(kind));
}

/** A brand, for example, only narrows the other things: «diluyente y lisante Maccura». */
function isQualifier({ words: typed, documents }: Thing): boolean {
  return documents.some(
    ({ kind, name }) => qualifiers.has(kind) && spacedTerms(words(name)) === spacedTerms(typed),
  );
}

/** Returns the documents that several typed words name, because a single word may mean something else. */
export function surelyNamed(things: readonly Thing[]): Set<SearchDocument> {
  return new Set(things.filter((thing) => thing.words.length > 1).flatMap(mostSpecific));
}

/** Returns the things that are tests, such as ferritin in «en qué tubo se toma la ferritina». */
export function namedTests(things: readonly Thing[]): Thing[] {
  return things.filter((thing) => mostSpecific(thing).some(({ kind }) => testKinds.has(kind)));
}

export function hasNameWith(
  { name, also }: Pick<SearchDocument, "name" | "also">,
  typed: readonly Word[],
): boolean {
  return [name, ...also].some((line) => {
    const terms = new Set(words(line).map(({ term }) => term));
    return typed.every(({ term }) => terms.has(term));
  });
}

export function withFirst(first: readonly Hit[], others: readonly Hit[]): Hit[] {
  const seen = new Set<SearchDocument>();
  return [...first, ...others].filter(({ document }) => !seen.has(document) && seen.add(document));
}

export function firstFound(attempts: Word[][], search: (words: Word[]) => Hit[]): Hit[] | undefined {
  for (const words of attempts) {
    const hits = search(words);
    if (hits.length > 0) return hits;
  }
  return undefined;
}

function spacedTerms(typed: readonly Word[]): string {
  return typed.map(({ term }) => term).join(" ");
}
