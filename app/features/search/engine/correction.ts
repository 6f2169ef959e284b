import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { foldLines } from "#app/lib/text/folded-characters.ts";
import { foldedWords, placedWords, singular, type Word } from "#app/lib/text/search-words.ts";
import { patternOfCandidates } from "./candidate-pattern.ts";
import { type FoldedText, type Section, writtenText } from "./folded-text.ts";
import type { PhraseSection } from "./phrases.ts";
import { slips } from "./slips.ts";
import type { Meaning } from "./vocabulary.ts";

/** A word with `mostTypos` 0 is never a correction. */
type Candidate = { term: string; forms: Set<string>; mostTypos: number; sources: Source[] };

/** A folded line. Lines of `otherWords` have no `meaning`, so they are never a correction. */
type Source = { line: string; section?: Section; meaning?: unknown };

type Limit = (term: string) => number;

/** The returned function corrects no known word and no beginning of a known word. */
export function speller(
  index: SearchIndex,
  phrases: readonly FoldedText<PhraseSection<Meaning> & Section>[],
  topics: FoldedText<Section>,
  ignored: ReadonlySet<string>,
) {
  // Words of both sections count as known. A mistyped word of section 1 is not corrected to another word.
  const otherWords = writtenText(index.otherWords, (section) => ({
    limit: section === 0 ? () => 0 : allowedTypos,
  }));

  function candidatesFor(term: string, most: number): Iterable<Candidate> {
    const candidates = new Map<string, Candidate>();
    const add = (text: string, limit: Limit, source: Source) => {
      const word = singular(text);
      const candidate = candidates.get(word) ?? {
        term: word,
        forms: new Set([word]),
        mostTypos: 0,
        sources: [],
      };
      candidate.forms.add(text);
      candidate.mostTypos = Math.max(candidate.mostTypos, limit(word));
      candidate.sources.push(source);
      candidates.set(word, candidate);
    };
    const pattern = patternOfCandidates(term, most);
    for (const { find, lineAt } of phrases) {
      for (const { section, text, at } of find(pattern)) {
        const { meaning } = section;
        add(text, meaning.kind === "document" ? allowedTypos : vocabularyTypos, {
          section,
          meaning,
          line: lineAt(at),
        });
      }
    }
    for (const { section, text, at } of topics.find(pattern)) {
      const line = topics.lineAt(at);
      add(text, allowedTypos, { section, line, meaning: line });
    }
    for (const { section, text, at } of otherWords.find(pattern)) {
      add(text, section.limit, { line: otherWords.lineAt(at) });
    }
    return candidates.values();
  }

  /** Returns whether a known word begins with the term, because the visitor may still be typing the word. */
  function isKnown(term: string): boolean {
    return [...phrases, topics, otherWords].some(({ has }) => has(`\\b${term}`));
  }

  /** Returns the intended word as its source spells it. */
  function correct(term: string, query: readonly Word[]): string | undefined {
    if (allowedTypos(term) === 0 || isKnown(term)) return undefined;
    const terms = new Set(query.map((word) => word.term));
    const completesName = ({ term: meant, sources }: Candidate) =>
      sources.some(({ line }) => isNamed(line, new Set([...terms, meant])));
    const named = preferred(nearest(term, completesName), completesName);
    const [best, ...rivals] = preferred(named, (candidate) => needsNoWrongKey(term, candidate));
    if (!best) return undefined;
    // If the nearest words differ in meaning, the intended word is unknown.
    const isClear = best.sources.some(
      ({ meaning }) =>
        meaning !== undefined && rivals.every(({ sources }) => sources.some((s) => s.meaning === meaning)),
    );
    return isClear ? spelled(best) : undefined;
  }

  function nearest(term: string, completesName: (candidate: Candidate) => boolean): Candidate[] {
    for (let most = 1; most <= allowedTypos(term); most += 1) {
      const found = nearestOf(term, most, candidatesFor(term, most), completesName);
      if (found.length > 0) return found;
    }
    return [];
  }

  function isNamed(line: string, terms: ReadonlySet<string>): boolean {
    return foldedWords(line).every((word) => terms.has(word.term) || ignored.has(word.raw));
  }

  return correct;
}

const shortestWithWrongKey = 7;

function nearestOf(
  term: string,
  most: number,
  candidates: Iterable<Candidate>,
  completesName: (candidate: Candidate) => boolean,
): Candidate[] {
  let fewest = most;
  let nearest: Candidate[] = [];
  for (const candidate of candidates) {
    const limit = Math.min(fewest, candidate.mostTypos);
    if (limit === 0) continue;
    let typos = fewestSlips(term, candidate, limit);
    if (typos > limit) continue;
    // A wrong key turns short words into others («punta», «pinta»), so the query must have the whole name.
    if (term.length < shortestWithWrongKey && !completesName(candidate)) {
      typos = fewestSlips(term, candidate, limit, false);
      if (typos > limit) continue;
    }
    if (typos < fewest) nearest = [];
    fewest = typos;
    nearest.push(candidate);
  }
  return nearest;
}

/** Returns the items that pass, or all items if none passes. */
function preferred<Item>(items: readonly Item[], passes: (item: Item) => boolean): readonly Item[] {
  const some = items.filter(passes);
  return some.length > 0 ? some : items;
}

function allowedTypos(term: string): number {
  if (term.length < 5 || /\d/.test(term)) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Allows fewer typos than in names, because many everyday words of the vocabulary resemble other words. */
function vocabularyTypos(term: string): number {
  return term.length < 7 ? 0 : 1;
}

/** Wrong keys are less likely than other slips, so `correct` prefers words that need no wrong key. */
function needsNoWrongKey(typed: string, meant: Candidate): boolean {
  const most = allowedTypos(typed);
  return fewestSlips(typed, meant, most, false) <= fewestSlips(typed, meant, most);
}

function fewestSlips(typed: string, { forms }: Candidate, most: number, byKeys = true): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const form of forms) fewest = Math.min(fewest, slips(typed, form, most, byKeys));
  return fewest;
}

function spelled({ term, sources: [source] }: Candidate): string {
  for (const line of source?.section?.lines() ?? []) {
    if (!foldLines(line).includes(term)) continue;
    const word = placedWords(line).find((candidate) => candidate.term === term);
    if (word) return line.slice(word.at[0], word.at.at(-1)).toLocaleLowerCase("es");
  }
  return term;
}
