import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { memoize } from "#app/lib/memoize.ts";
import { type LetterLines, letterLines } from "./letter-lines.ts";
import { distance } from "./matching.ts";
import type { PhraseEntry } from "./phrases.ts";
import type { SearchDocument } from "./search-document.ts";
import type { Meaning } from "./vocabulary.ts";
import { lineWords, placedWords, type Word } from "./words.ts";

/** A candidate and the lines that contain it. With `mostTypos` 0 it is never a correction. */
type Candidate = { term: string; mostTypos: number; sources: Source[] };

/** A line and its meaning. Known words that name nothing have no meaning. */
type Source = { line: string; meaning?: unknown };

type Line = { text: string; meaning?: unknown; limit: (term: string) => number };

/** Returns a function that corrects a word. Words that the vocabulary has are never corrected. */
export function speller(
  index: SearchIndex,
  documents: readonly SearchDocument[],
  phrases: LetterLines<PhraseEntry<Meaning>>,
  ignored: ReadonlySet<string>,
) {
  const others = letterLines(otherLines(index, documents));
  const candidatesOf = memoize((sound: string) => {
    const start = `h?${lettersOf(sound)}`;
    const candidates = new Map<string, Candidate>();
    const add = ({ text, meaning, limit }: Line, term: string) => {
      const candidate = candidates.get(term) ?? { term, mostTypos: 0, sources: [] };
      candidate.mostTypos = Math.max(candidate.mostTypos, limit(term));
      candidate.sources.push({ line: text, meaning });
      candidates.set(term, candidate);
    };
    for (const { line, term } of phrases.wordsWith(start)) add(phraseLine(line), term);
    for (const { line, term } of others.wordsWith(start)) add(line, term);
    return candidates;
  });

  /** Returns the intended word, spelled as in its source. `query` holds all typed words. */
  function correct(term: string, query: readonly Word[]): string | undefined {
    if (allowedTypos(term) === 0) return undefined;
    const candidates = candidatesOf(soundOf(term));
    if (isKnown(term, candidates)) return undefined;
    const terms = new Set(query.map((word) => word.term));
    const named = preferred(nearestOf(term, candidates.values()), ({ term: meant, sources }) =>
      sources.some(({ line }) => isNamed(line, new Set([...terms, meant]))),
    );
    const [best, ...others] = preferred(named, (candidate) => isLikelyError(term, candidate.term));
    if (!best) return undefined;
    // If the nearest words differ in meaning, the intended one is unknown.
    const isClear = best.sources.some(
      ({ meaning }) =>
        meaning !== undefined && others.every(({ sources }) => sources.some((s) => s.meaning === meaning)),
    );
    return isClear ? spelled(best) : undefined;
  }

  /** Returns whether a query has a whole name: «creatinna» alone is not the «creatina» of «creatina quinasa». */
  function isNamed(line: string, terms: ReadonlySet<string>): boolean {
    return lineWords(line).every((word) => terms.has(word.term) || ignored.has(word.raw));
  }

  return correct;
}

/** The start of a known word is known too, because the visitor may still be typing it. */
function isKnown(term: string, candidates: ReadonlyMap<string, Candidate>): boolean {
  return candidates.has(term) || [...candidates.keys()].some((known) => known.startsWith(term));
}

function phraseLine({ text, value }: PhraseEntry<Meaning>): Line {
  return { text, meaning: value, limit: value.kind === "document" ? allowedTypos : vocabularyTypos };
}

/** Lists the lines of known words that are not names. */
function otherLines(index: SearchIndex, documents: readonly SearchDocument[]): Line[] {
  // Many documents share these lines, and each line has one meaning.
  const shared = new Set(documents.flatMap(({ broader, kindWords }) => [...broader, ...kindWords]));
  return [
    ...[...shared].map((text) => ({ text, limit: allowedTypos, meaning: text })),
    ...[...wishesOf(index), ...index.ignored].map((text) => ({ text, limit: () => 0 })),
    ...index.known.map((text) => ({ text, limit: allowedTypos })),
  ];
}

/** Lists the words that express a wish, such as «comparar». */
function wishesOf({ intents, kinds }: SearchIndex): string[] {
  const { laboratories, ...others } = intents;
  return [others, laboratories, kinds].flatMap((lists) => Object.values(lists).flat());
}

/** Lists the candidates with the fewest typos. */
function nearestOf(term: string, candidates: Iterable<Candidate>): Candidate[] {
  let fewest = allowedTypos(term);
  let nearest: Candidate[] = [];
  for (const candidate of candidates) {
    const limit = Math.min(fewest, candidate.mostTypos);
    if (limit === 0) continue;
    const typos = distance(term, candidate.term, limit);
    if (typos > limit) continue;
    if (typos < fewest) nearest = [];
    fewest = typos;
    nearest.push(candidate);
  }
  return nearest;
}

/** Returns the items that pass a test, or all if none does. */
function preferred<Item>(items: readonly Item[], passes: (item: Item) => boolean): readonly Item[] {
  const some = items.filter(passes);
  return some.length > 0 ? some : items;
}

/** One error up to seven letters, two from eight. Short words and words with digits must match exactly. */
function allowedTypos(term: string): number {
  if (term.length < 5 || /\d/.test(term)) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Stricter, because the vocabulary contains many everyday words that resemble others. */
function vocabularyTypos(term: string): number {
  return term.length < 7 ? 0 : 1;
}

const sameSounds: Record<string, string> = { v: "b", k: "c", q: "c", z: "c", s: "c", j: "g", y: "i" };

function soundOfLetter(letter: string): string {
  return sameSounds[letter] ?? letter;
}

/** Returns a regular expression for the letters that sound the same. */
function lettersOf(sound: string): string {
  const same = Object.keys(sameSounds).filter((letter) => sameSounds[letter] === sound);
  return `[${[sound, ...same].join("")}]`;
}

/** The first letter as it is heard: «h» is silent, «v» is «b», and «k» is «c». */
function soundOf(term: string): string {
  return soundOfLetter(term.charAt(term.startsWith("h") ? 1 : 0));
}

/**
 * A letter that is missing, doubled, swapped or sounds the same is likelier than any other one. A word with another last
 * letter is another form of the same word: «metabólica» beside «metabólico».
 */
function isLikelyError(typed: string, meant: string): boolean {
  if (typed.slice(0, -1) === meant.slice(0, -1)) return true;
  const most = typed.length;
  const unlikely = (a: string, b: string) => (soundOfLetter(a) === soundOfLetter(b) ? 1 : most);
  return distance(typed, meant, most, unlikely) === distance(typed, meant, most);
}

/** Returns the term as its source spells it, with accents. */
function spelled({ term, sources: [source] }: Candidate): string {
  const line = source?.line ?? "";
  const word = placedWords(line).find((candidate) => candidate.term === term);
  return word ? line.slice(word.at[0], word.at.at(-1)).toLocaleLowerCase("es") : term;
}
