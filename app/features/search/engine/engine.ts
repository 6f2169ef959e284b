import MiniSearch, { type Query } from "minisearch";
import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { longestQuery } from "#app/lib/addresses/search-address.ts";
import { memoize } from "#app/lib/memoize.ts";
import { listDocuments } from "./documents.ts";
import { exactNameReader } from "./exact-names.ts";
import { questionReader } from "./intents.ts";
import { allowedTypos, readingsOf, readQuery, similarity } from "./matching.ts";
import { type Hit, plainHit, rank, rankParts } from "./ranking.ts";
import { results, type SearchResults } from "./results.ts";
import type { SearchDocument } from "./search-document.ts";
import { groupNames } from "./test-documents.ts";
import { compounds, joinWords, type Word, words } from "./words.ts";

const fields = ["name", "also", "context", "broader", "text", "kindWords"];

export type Engine = {
  index: SearchIndex;
  documents: SearchDocument[];
  /** @param literal turns typo correction off */
  search(query: string, literal?: boolean): SearchResults;
};

export function createEngine(index: SearchIndex): Engine {
  const documents = listDocuments(index);
  const ignored = new Set(index.ignored);
  const names = documents.map(exactNameReader(ignored));
  // Products share most of their words, so results are cached.
  const terms = { named: memoize(namedTerms), other: memoize(plainTerms) };
  const engine = new MiniSearch<SearchDocument>({
    fields,
    extractField: (document, field) => fieldText(document, field),
    tokenize: (text, field) => text.split("\n").flatMap(isName(field) ? terms.named : terms.other),
    processTerm: (term) => term,
    // Queries arrive already split into terms.
    searchOptions: { tokenize: (term) => [term] },
  });
  engine.addAll(documents);
  const understand = questionReader(index, documents);
  const kindTerms = new Set(Object.values(index.kinds).flatMap((list) => list.flatMap(plainTerms)));
  const panelTerms = new Set(index.kinds.panel.flatMap(plainTerms));
  const groupTerms = index.panels.flatMap(({ groups }) => groups.flatMap(groupNames).flatMap(plainTerms));
  const isKnown = (term: string) => engine.search(term).length > 0;

  /** Builds the queries of a reading. Never corrects a word that the catalogue contains. */
  function queriesOf(reading: Word[], forgiving: boolean): Query[] {
    return reading.map(({ term }, place) =>
      termQuery(term, place === reading.length - 1, forgiving && !isKnown(term)),
    );
  }

  /** Finds documents that contain every word. */
  function findWhole(typed: Word[], forgiving: boolean): Hit[] {
    const readings = readingsOf(typed);
    if (readings.length === 0) return [];
    const found = engine.search({
      combineWith: "OR",
      queries: readings.map((reading) => ({ combineWith: "AND", queries: queriesOf(reading, forgiving) })),
    });
    return rank(found, readings, documents, names);
  }

  /** Finds the documents that contain most of the words. */
  function findPart(typed: Word[], forgiving: boolean): Hit[] {
    if (typed.length < 2) return [];
    const found = engine.search({ combineWith: "OR", queries: queriesOf(typed, forgiving) });
    return rankParts(found, typed, documents);
  }

  /** Drops words such as «perfil» beside the name of a test group: no test contains them. */
  function withoutPanelWords(typed: Word[]): Word[] {
    const others = typed.filter((word) => !panelTerms.has(word.term));
    const namesGroup = others.some(({ term }) => groupTerms.some((name) => similarity(term, name) > 0));
    return namesGroup ? others : typed;
  }

  /** Tries in turn: all words; without intent words; without kind words; with typos corrected; some of the words. */
  function find(typed: Word[], rest: Word[], literal: boolean): Hit[] {
    const bare = rest.filter((word) => !kindTerms.has(word.term));
    const meant = [typed, rest, bare].map(withoutPanelWords).filter((words) => words.length > 0);
    return (
      firstFound(meant, (words) => findWhole(words, false)) ??
      (literal ? undefined : firstFound(meant, (words) => findWhole(words, true))) ??
      firstFound([bare], (words) => findPart(words, false)) ??
      (literal ? undefined : firstFound([bare], (words) => findPart(words, true))) ??
      []
    );
  }

  return {
    index,
    documents,
    search(query, literal = false) {
      const text = query.slice(0, longestQuery).trim();
      const { answers, named, described, rest } = understand(text);
      const asDescribed = described && narrow(described, rest);
      if (asDescribed && asDescribed.length > 0) return results(text, asDescribed, documents, answers);
      if (named.length > 1) return results(text, named.map(plainHit), documents, answers);
      return results(text, find(readQuery(text, ignored), rest, literal), documents, answers);
    },
  };

  /** Narrows products that fit a description to those that match the other words. */
  function narrow(described: SearchDocument[], rest: Word[]): Hit[] {
    const bare = rest.filter((word) => !kindTerms.has(word.term));
    if (bare.length === 0) return described.map(plainHit);
    const found = new Map(find(bare, bare, false).map((hit) => [hit.document, hit]));
    return described.flatMap((document) => found.get(document) ?? []);
  }
}

/** Returns the hits of the first list of words that finds anything. */
function firstFound(ways: Word[][], search: (words: Word[]) => Hit[]): Hit[] | undefined {
  for (const words of ways) {
    const hits = search(words);
    if (hits.length > 0) return hits;
  }
  return undefined;
}

/** Matches prefixes for the last word, which the visitor may still be typing, and for longer words before it. */
function termQuery(term: string, last: boolean, forgiving: boolean): Query {
  return {
    queries: [term],
    prefix: last || term.length > 2,
    fuzzy: forgiving ? allowedTypos(term) : false,
    maxFuzzy: 2,
  };
}

function fieldText(document: SearchDocument, field: string): string | number | undefined {
  switch (field) {
    case "id":
      return document.id;
    case "name":
    case "text":
      return document[field];
    case "context":
      // A panel's name finds the panel, not each of its groups.
      return document.kind === "testGroup" ? undefined : document.context;
    case "also":
    case "broader":
    case "kindWords":
      return document[field].join("\n");
  }
}

function isName(field: string | undefined): boolean {
  return field === "name" || field === "also";
}

function plainTerms(line: string): string[] {
  return words(line).map((word) => word.term);
}

function namedTerms(line: string): string[] {
  const single = words(line);
  return [...single, ...compounds(single, joinWords)].map((word) => word.term);
}
