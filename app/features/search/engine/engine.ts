import MiniSearch, { type Query } from "minisearch";
import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { memoize } from "#app/lib/memoize.ts";
import { longestQuery } from "#app/lib/search-address.ts";
import { listDocuments } from "./documents.ts";
import { exactNameReader } from "./exact-names.ts";
import { allowedTypos, readQuery } from "./matching.ts";
import { type Hit, rank } from "./ranking.ts";
import { results, type SearchResults } from "./results.ts";
import type { SearchDocument } from "./search-document.ts";
import { compounds, joinWords, type Word, words } from "./words.ts";

const fields = ["name", "also", "context", "broader", "text", "kindWords"];

export type Engine = {
  index: SearchIndex;
  documents: SearchDocument[];
  /** `literal`: the words as they are typed, without forgiving typos. */
  search(query: string, literal?: boolean): SearchResults;
};

export function createEngine(index: SearchIndex): Engine {
  const documents = listDocuments(index);
  const ignored = new Set(index.ignored);
  const names = documents.map(exactNameReader(ignored));
  // Products share most of their words; each line is read once.
  const terms = { named: memoize(namedTerms), other: memoize(plainTerms) };
  const engine = new MiniSearch<SearchDocument>({
    fields,
    extractField: (document, field) => fieldText(document, field),
    tokenize: (text, field) => text.split("\n").flatMap(isName(field) ? terms.named : terms.other),
    processTerm: (term) => term,
    // Queries come as terms already.
    searchOptions: { tokenize: (term) => [term] },
  });
  engine.addAll(documents);

  function find(readings: Word[][], forgiving: boolean): Hit[] {
    if (readings.length === 0) return [];
    const hits = engine.search({
      combineWith: "OR",
      queries: readings.map((reading) => ({
        combineWith: "AND",
        queries: reading.map(({ term }, place) => termQuery(term, place === reading.length - 1, forgiving)),
      })),
    });
    return rank(hits, readings, documents, names);
  }

  return {
    index,
    documents,
    search(query, literal = false) {
      const text = query.slice(0, longestQuery).trim();
      const readings = readQuery(text, ignored);
      const exact = find(readings, false);
      const hits = exact.length > 0 || literal ? exact : find(readings, true);
      return results(text, hits, documents);
    },
  };
}

/** A word that is still being typed may be a beginning; so may a longer one before it. */
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
    case "context":
    case "text":
      return document[field];
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
