import { memoize } from "#app/lib/memoize.ts";
import { lineWord, type Word } from "#app/lib/text/search-words.ts";
import { type FoldedText, gap } from "./folded-text.ts";
import type { SearchDocument } from "./search-document.ts";

export type TermSection = { documents: () => readonly SearchDocument[]; weight: number };

/** `weight` is the weight of the best field with the term. */
export type Found = { term: string; weight: number };

export type Match = { document: SearchDocument; found: Found[] };

/** In names, neighbouring words are also found as one: «BGA-102» is «bga102». */
export function termIndex(names: FoldedText<TermSection>, others: readonly FoldedText<TermSection>[]) {
  const termsLike = memoize((typed: string) => termsIn(typed, others));
  const nameTermsLike = memoize((typed: string) => termsIn(typed, []));

  function termsIn(typed: string, texts: typeof others): ReadonlyMap<string, TermSection[]> {
    const terms = new Map<string, TermSection[]>();
    const add = (term: string, section: TermSection) => {
      const sections = terms.get(term);
      if (sections) sections.push(section);
      else terms.set(term, [section]);
    };
    // Keeps «analizadores» for a typed «analizadore», because «analizador» does not begin with it.
    const termOf = (word: string) => {
      const { term } = lineWord(word);
      return term.startsWith(typed) ? term : word;
    };
    for (const { section, text } of names.find(`\\b${[...typed].join(gap)}[a-z0-9]*`)) {
      const parts = /[^a-z0-9]/.test(text) ? text.split(/[^a-z0-9]+/) : [];
      if (parts.length <= mostJoined) add(parts.join("") || termOf(text), section);
    }
    for (const { find } of texts) {
      for (const { section, text } of find(`\\b${typed}[a-z0-9]*`)) add(termOf(text), section);
    }
    return terms;
  }

  function matchesOf({ term: typed, beginnings }: Sought, within?: Matches, like = termsLike): Matches {
    const matches: Matches = new Map();
    for (const [term, sections] of like(typed)) {
      if (!beginnings && term !== typed) continue;
      for (const { documents, weight } of sections) {
        for (const document of documents()) {
          if (within && !within.has(document)) continue;
          const found = matches.get(document);
          const last = found?.at(-1);
          if (last?.term === term) last.weight = Math.max(last.weight, weight);
          else if (found) found.push({ term, weight });
          else matches.set(document, [...(within?.get(document) ?? []), { term, weight }]);
        }
      }
    }
    return matches;
  }

  return {
    /** From three letters on, the beginning of a word is enough. */
    has: (typed: string) => (typed.length > 2 ? termsLike(typed).size > 0 : termsLike(typed).has(typed)),
    findEvery(typed: readonly Word[]): Match[] {
      const [first] = typed;
      // Almost every text has a word with a given initial, so only names are searched.
      const like = typed.length === 1 && first?.term.length === 1 ? nameTermsLike : termsLike;
      let found: Matches | undefined;
      // Long words come first: few documents have them, and the other words are sought only in those.
      for (const word of soughtWords(typed).sort((a, b) => b.term.length - a.term.length)) {
        found = matchesOf(word, found, like);
        if (found.size === 0) break;
      }
      return listOf(found ?? new Map());
    },
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

const mostJoined = 3;

/** `beginnings` also finds longer words that begin with the term. */
type Sought = { term: string; beginnings: boolean };
type Matches = Map<SearchDocument, Found[]>;

/** The last word may be half-typed. */
function soughtWords(typed: readonly Word[]): Sought[] {
  return typed.map(({ term }, place) => ({
    term,
    beginnings: place === typed.length - 1 || term.length > 2,
  }));
}

function listOf(matches: Matches): Match[] {
  return [...matches].map(([document, found]) => ({ document, found }));
}
