import { groupBy } from "#app/lib/group-by.ts";
import type { Word } from "#app/lib/text/search-words.ts";
import { kindWeight, topicWeight } from "./document-texts.ts";
import { type ExactScore, wholeTopic } from "./exact-names.ts";
import { similarity } from "./matching.ts";
import type { SearchDocument } from "./search-document.ts";
import type { Found, Match } from "./term-index.ts";

/** How closely a document matches the query, the closest first. */
export const rankTier = { name: 0, topic: 1, words: 2, beginnings: 3, text: 4 };

/**
 * The number of letters to mark in each term. For a whole term it is two higher, so that a plural ending is
 * marked too.
 */
export type Marks = ReadonlyMap<string, number>;

export type Hit = {
  document: SearchDocument;
  score: number;
  rankTier: number;
  marks: Marks;
  wordMatches: WordMatch[];
  /** Words of the query that the document lacks. */
  missing?: string[];
};

type WordMatch = { typed: Word; found: string; similarity: number; weight: number };

/** Equal scores keep the catalogue's order. */
export function rank(matches: Match[], variants: Word[][], exact: ExactScore): Hit[] {
  const [typed = []] = variants;
  const hits = (variants.length > 1 ? merged(matches) : matches).flatMap(({ document, found }): Hit[] => {
    const best = bestVariant(found, variants);
    if (!best) return [];
    const isWhole = best.wordMatches.every((match) => match.similarity === 1);
    const whole = isWhole ? exact(document, typed) : 0;
    // Among exact matches, the better word score breaks the tie.
    const score = Math.max(whole, best.score) + best.score / 100;
    return [{ document, ...best, score, rankTier: rankTierOf(whole, best.wordMatches) }];
  });
  return hits.sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}

function merged(matches: readonly Match[]): Match[] {
  const documents = groupBy(matches, ({ document }) => document);
  return [...documents].map(([document, same]) => ({ document, found: same.flatMap(({ found }) => found) }));
}

/** For a document that was not found by its words. */
export function plainHit(document: SearchDocument): Hit {
  return { document, score: 0, rankTier: rankTier.name, marks: new Map(), wordMatches: [] };
}

/** Weight of a word in the text, relative to the same word in a name. */
const textShare = 0.4;
/** A document is dropped if it covers fewer words than the best document, by at least this part of a word. */
const tolerance = 0.25;

/** In a partial match, words of up to this length match only whole words: «san» does not match «sangre». */
const shortWord = 3;

const namedBonus = 0.5;

/** Ranks documents with some of the typed words. Drops documents that have them only in their text. */
export function rankParts(matches: Match[], typed: Word[], named: ReadonlySet<SearchDocument>): Hit[] {
  const hits = matches.flatMap(({ document, found }): (Hit & { covered: number })[] => {
    const wordMatches = typed
      .flatMap((word) => bestMatch(word, found) ?? [])
      .filter(({ similarity: like, typed: { term } }) => like === 1 || term.length > shortWord);
    if (!wordMatches.some((match) => match.weight >= topicWeight)) return [];
    const covered = wordMatches.reduce(
      (sum, { similarity: like, weight }) => sum + like * (weight >= topicWeight ? 1 : textShare),
      named.has(document) ? namedBonus : 0,
    );
    const missing = typed
      .filter((word) => !wordMatches.some((match) => match.typed === word))
      .map((word) => word.raw);
    const score = covered * 100 + averageScore(wordMatches);
    const tier = rankTierOf(0, wordMatches);
    return [{ document, covered, score, rankTier: tier, wordMatches, marks: marksOf(typed, found), missing }];
  });
  const best = Math.max(0, ...hits.map((hit) => hit.covered));
  return hits
    .filter((hit) => hit.covered > best - tolerance)
    .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}

function rankTierOf(whole: number, wordMatches: WordMatch[]): number {
  if (whole > wholeTopic) return rankTier.name;
  if (whole > 0) return rankTier.topic;
  const significant = significantMatches(wordMatches);
  if (significant.some((match) => match.weight < topicWeight)) return rankTier.text;
  return significant.every((match) => match.similarity === 1) ? rankTier.words : rankTier.beginnings;
}

type VariantMatch = Pick<Hit, "score" | "wordMatches" | "marks">;

function bestVariant(found: Found[], variants: Word[][]): VariantMatch | undefined {
  let best: VariantMatch | undefined;
  for (const variant of variants) {
    const wordMatches = variant.flatMap((typed) => bestMatch(typed, found) ?? []);
    if (wordMatches.length < variant.length) continue;
    const score = averageScore(wordMatches);
    if (!best || score > best.score) best = { score, wordMatches, marks: marksOf(variant, found) };
  }
  return best;
}

function bestMatch(typed: Word, found: Found[]): WordMatch | undefined {
  let best: WordMatch | undefined;
  for (const { term, weight } of found) {
    const like = similarity(typed.term, term);
    if (like > 0 && (!best || like * weight > best.similarity * best.weight)) {
      best = { typed, found: term, similarity: like, weight };
    }
  }
  return best;
}

function averageScore(wordMatches: WordMatch[]): number {
  const significant = significantMatches(wordMatches);
  return significant.reduce((sum, match) => sum + match.similarity * match.weight, 0) / significant.length;
}

function significantMatches(wordMatches: WordMatch[]): WordMatch[] {
  const significant = wordMatches.filter((match) => match.weight > kindWeight);
  return significant.length > 0 ? significant : wordMatches;
}

function marksOf(variant: Word[], found: Found[]): Marks {
  const marks = new Map<string, number>();
  for (const typed of variant) {
    for (const { term } of found) {
      if (!term.startsWith(typed.term)) continue;
      const letters = term === typed.term ? term.length + 2 : typed.term.length;
      marks.set(term, Math.max(letters, marks.get(term) ?? 0));
    }
  }
  return marks;
}
