import { groupBy } from "#app/lib/group-by.ts";
import type { Word } from "#app/lib/text/search-words.ts";
import { kindWeight, topicWeight } from "./document-texts.ts";
import { type ExactScore, wholeTopic } from "./exact-names.ts";
import { similarity } from "./matching.ts";
import type { SearchDocument } from "./search-document.ts";
import type { Found, Match } from "./term-index.ts";

/** How closely a query matches a document, closest first. */
export const rankTier = { name: 0, topic: 1, words: 2, beginnings: 3, text: 4 };

/** Terms to highlight, each with the number of letters to mark: those typed, and two more for a plural ending. */
export type Marks = ReadonlyMap<string, number>;

export type Hit = {
  document: SearchDocument;
  score: number;
  rankTier: number;
  marks: Marks;
  /** The matched term for each typed word. */
  answers: Answer[];
  /** Words of the query that the document lacks. */
  missing?: string[];
};

type Answer = { typed: Word; found: string; similarity: number; weight: number };

/** Ranks matches by their score. Equal matches keep the catalogue's order. */
export function rank(matches: Match[], variants: Word[][], exact: ExactScore): Hit[] {
  const [typed = []] = variants;
  const hits = (variants.length > 1 ? merged(matches) : matches).flatMap(({ document, found }): Hit[] => {
    const best = bestVariant(found, variants);
    if (!best) return [];
    const isWhole = best.answers.every((answer) => answer.similarity === 1);
    const whole = isWhole ? exact(document, typed) : 0;
    // Among exact matches, the better word score breaks the tie.
    const score = Math.max(whole, best.score) + best.score / 100;
    return [{ document, ...best, score, rankTier: rankTierOf(whole, best.answers) }];
  });
  return hits.sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}

/** Merges what several variants of a query found in the same document. */
function merged(matches: readonly Match[]): Match[] {
  const documents = groupBy(matches, ({ document }) => document);
  return [...documents].map(([document, same]) => ({ document, found: same.flatMap(({ found }) => found) }));
}

/** Wraps a document that was not found through its words. */
export function plainHit(document: SearchDocument): Hit {
  return { document, score: 0, rankTier: rankTier.name, marks: new Map(), answers: [] };
}

/** Weight of a word that occurs only in the text, relative to a word that names the document. */
const textShare = 0.4;
/** How far a document's `covered` may be below the best one. */
const tolerance = 0.25;

/** In a partial match, words of up to this length match only whole words: «san» does not match «sangre». */
const shortWord = 3;

/** Bonus for a document that the query names. */
const namedBonus = 0.5;

/** Ranks partial matches: returns the documents with the most words. A match in the text alone does not count. */
export function rankParts(matches: Match[], typed: Word[], named: ReadonlySet<SearchDocument>): Hit[] {
  const hits = matches.flatMap(({ document, found }): (Hit & { covered: number })[] => {
    const answers = typed
      .flatMap((word) => bestAnswer(word, found) ?? [])
      .filter(({ similarity: like, typed: { term } }) => like === 1 || term.length > shortWord);
    if (!answers.some((answer) => answer.weight >= topicWeight)) return [];
    const covered = answers.reduce(
      (sum, { similarity: like, weight }) => sum + like * (weight >= topicWeight ? 1 : textShare),
      named.has(document) ? namedBonus : 0,
    );
    const missing = typed
      .filter((word) => !answers.some((answer) => answer.typed === word))
      .map((word) => word.raw);
    const score = covered * 100 + averageScore(answers);
    const tier = rankTierOf(0, answers);
    return [{ document, covered, score, rankTier: tier, answers, marks: marksOf(typed, found), missing }];
  });
  const best = Math.max(0, ...hits.map((hit) => hit.covered));
  return hits
    .filter((hit) => hit.covered > best - tolerance)
    .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}

function rankTierOf(whole: number, answers: Answer[]): number {
  if (whole > wholeTopic) return rankTier.name;
  if (whole > 0) return rankTier.topic;
  const significant = significantAnswers(answers);
  if (significant.some((answer) => answer.weight < topicWeight)) return rankTier.text;
  return significant.every((answer) => answer.similarity === 1) ? rankTier.words : rankTier.beginnings;
}

type VariantMatch = Pick<Hit, "score" | "answers" | "marks">;

function bestVariant(found: Found[], variants: Word[][]): VariantMatch | undefined {
  let best: VariantMatch | undefined;
  for (const variant of variants) {
    const answers = variant.flatMap((typed) => bestAnswer(typed, found) ?? []);
    if (answers.length < variant.length) continue;
    const score = averageScore(answers);
    if (!best || score > best.score) best = { score, answers, marks: marksOf(variant, found) };
  }
  return best;
}

function bestAnswer(typed: Word, found: Found[]): Answer | undefined {
  let best: Answer | undefined;
  for (const { term, weight } of found) {
    const like = similarity(typed.term, term);
    if (like > 0 && (!best || like * weight > best.similarity * best.weight)) {
      best = { typed, found: term, similarity: like, weight };
    }
  }
  return best;
}

function averageScore(answers: Answer[]): number {
  const significant = significantAnswers(answers);
  return significant.reduce((sum, answer) => sum + answer.similarity * answer.weight, 0) / significant.length;
}

function significantAnswers(answers: Answer[]): Answer[] {
  const significant = answers.filter((answer) => answer.weight > kindWeight);
  return significant.length > 0 ? significant : answers;
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
