import { letterLines, startOf, starts } from "./letter-lines.ts";
import type { SearchDocument } from "./search-document.ts";
import { lineWords, type Word } from "./words.ts";

/** Weight of a match by field. A kind word counts only if nothing else matches. */
export const topicWeight = 6;
export const kindWeight = 0.5;
const weights = {
  name: 10,
  also: 9,
  context: topicWeight,
  broader: topicWeight,
  text: 3,
  kindWords: kindWeight,
};

type Field = keyof typeof weights;

/** A term of a document, with the weight of the best field that has it. */
export type Found = { term: string; weight: number };

export type Match = { document: SearchDocument; found: Found[] };

/** A document that has a line, with the weight of the field that has it. */
type Holder = { document: SearchDocument; weight: number };
type Line = { text: string; holders: Holder[]; isName: boolean };

/** An inverted index: the lines of each term, and the documents of each line. */
export function termIndex(documents: readonly SearchDocument[]) {
  const lines = letterLines(linesOf(documents));
  const postings = starts((letters) => {
    const found = new Map<string, Line[]>();
    for (const { line, term, joined } of lines.wordsWith(startOf(letters))) {
      for (const each of line.isName ? [term, ...joined] : [term]) pushTo(found, each, line);
    }
    return found;
  });

  /** Lists the terms that equal a typed word or begin with it. */
  function termsLike(typed: string, beginnings: boolean): [term: string, lines: Line[]][] {
    const known = postings.of(typed);
    if (beginnings) return [...known].filter(([term]) => term.startsWith(typed));
    const exact = known.get(typed);
    return exact ? [[typed, exact]] : [];
  }

  /** Finds the documents that have a word; `within` narrows the search to some documents. */
  function matchesOf({ term: typed, beginnings }: Sought, within?: Matches): Matches {
    const matches: Matches = new Map();
    for (const [term, lines] of termsLike(typed, beginnings)) {
      for (const { document, weight } of lines.flatMap(({ holders }) => holders)) {
        if (within && !within.has(document)) continue;
        const found = matches.get(document);
        const last = found?.at(-1);
        if (last?.term === term) last.weight = Math.max(last.weight, weight);
        else if (found) found.push({ term, weight });
        else matches.set(document, [...(within?.get(document) ?? []), { term, weight }]);
      }
    }
    return matches;
  }

  return {
    prepare: postings.prepare,
    /** Returns whether a word, or one that begins with it, is in a document. */
    has: (typed: string) => termsLike(typed, typed.length > 2).length > 0,
    /** Finds the documents that have every word. */
    findEvery(typed: readonly Word[]): Match[] {
      let found: Matches | undefined;
      // Few documents have a long word; the other words are sought only in them.
      for (const word of soughtWords(typed).sort((a, b) => b.term.length - a.term.length)) {
        found = matchesOf(word, found);
        if (found.size === 0) break;
      }
      return listOf(found ?? new Map());
    },
    /** Finds the documents that have any of the words. */
    findAny(typed: readonly Word[]): Match[] {
      const found: Matches = new Map();
      for (const word of soughtWords(typed)) {
        for (const [document, terms] of matchesOf(word)) {
          found.set(document, [...(found.get(document) ?? []), ...terms]);
        }
      }
      return listOf(found);
    },
  };
}

/** `beginnings` says that longer words match too. */
type Sought = { term: string; beginnings: boolean };
type Matches = Map<SearchDocument, Found[]>;

/** The visitor may still be typing the last word. */
function soughtWords(typed: readonly Word[]): Sought[] {
  return typed.map(({ term }, place) => ({
    term,
    beginnings: place === typed.length - 1 || term.length > 2,
  }));
}

function listOf(matches: Matches): Match[] {
  return [...matches].map(([document, found]) => ({ document, found }));
}

/** Lists the lines of all documents. Documents share most of them, so each line is listed once. */
function linesOf(documents: readonly SearchDocument[]): Line[] {
  const named = new Map<string, Line>();
  const others = new Map<string, Line>();
  for (const document of documents) {
    const { name, also, broader, kindWords, text, context, kind } = document;
    const add = (lines: Map<string, Line>, line: string, field: Field) => {
      const holder = { document, weight: weights[field] };
      const known = lines.get(line);
      if (known) known.holders.push(holder);
      else lines.set(line, { text: line, holders: [holder], isName: lines === named });
    };
    add(named, name, "name");
    for (const line of also) add(named, line, "also");
    // A panel's name finds the panel, not each of its groups.
    if (kind !== "testGroup") add(others, context, "context");
    for (const line of broader) add(others, line, "broader");
    add(others, text, "text");
    for (const line of kindWords) add(others, line, "kindWords");
  }
  return [...named.values(), ...others.values()];
}

function pushTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item) {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

export function plainTerms(line: string): string[] {
  return lineWords(line).map((word) => word.term);
}
