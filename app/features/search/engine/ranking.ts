import type { SearchResult } from "minisearch";
import { memoize } from "#app/lib/memoize.ts";
import { type ExactNames, wholeTopic } from "./exact-names.ts";
import { beginning, similarity } from "./matching.ts";
import type { SearchDocument } from "./search-document.ts";
import type { Word } from "./words.ts";

/** Weight of a match by field. A kind word counts only if nothing else matches. */
const topicWeight = 6;
const kindWeight = 0.5;
const weights: Record<string, number> = {
  name: 10,
  also: 9,
  context: topicWeight,
  broader: topicWeight,
  text: 3,
  kindWords: kindWeight,
};

/** How closely a query matches a document, closest first. */
export const rankTier = { name: 0, topic: 1, words: 2, beginnings: 3, text: 4 };

/** Terms to highlight, with the number of letters that were typed. */
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

/** Ranks MiniSearch's results as a buyer expects. Equal results keep the catalogue's order. */
export function rank(
  results: SearchResult[],
  readings: Word[][],
  documents: SearchDocument[],
  names: ExactNames[],
): Hit[] {
  const typed = readings[0]?.map((word) => word.term).join("") ?? "";
  // Documents share many words, so each pair is compared once per search.
  const alike = memoize((word: string) => memoize((found: string) => similarity(word, found)));
  const hits = results.flatMap((result): Hit[] => {
    const document = documents[result.id];
    const best = bestReading(result, readings, alike);
    if (!document || !best) return [];
    const whole = names[document.id]?.get(typed) ?? 0;
    // Among exact matches, the better word score breaks the tie.
    const score = Math.max(whole, best.score) + best.score / 100;
    return [{ document, ...best, score, rankTier: rankTierOf(whole, best.answers) }];
  });
  return hits.sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}

/** Wraps a document that was not found through its words. */
export function plainHit(document: SearchDocument): Hit {
  return { document, score: 0, rankTier: rankTier.name, marks: new Map(), answers: [] };
}

/** Weight of a word that occurs only in the text, relative to a word that names the document. */
const textShare = 0.4;
/** How far below the best score a document may be and still appear. */
const tolerance = 0.25;

/** Ranks partial matches: returns the documents with most words. A match in the text alone does not count. */
export function rankParts(results: SearchResult[], typed: Word[], documents: SearchDocument[]): Hit[] {
  const alike = memoize((word: string) => memoize((found: string) => similarity(word, found)));
  const hits = results.flatMap((result): (Hit & { covered: number })[] => {
    const document = documents[result.id];
    if (!document) return [];
    const found = foundTerms(result);
    const answers = typed.flatMap((word) => bestAnswer(word, found, alike) ?? []);
    if (!answers.some((answer) => answer.weight >= topicWeight)) return [];
    const covered = answers.reduce(
      (sum, { similarity: like, weight }) => sum + like * (weight >= topicWeight ? 1 : textShare),
      0,
    );
    const missing = typed
      .filter((word) => !answers.some((answer) => answer.typed === word))
      .map((word) => word.raw);
    const score = covered * 100 + averageScore(answers);
    const tier = rankTierOf(0, answers);
    return [
      { document, covered, score, rankTier: tier, answers, marks: marksOf(typed, found, alike), missing },
    ];
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

type Similarity = (typed: string) => (found: string) => number;
type Found = { term: string; weight: number };
type Reading = Pick<Hit, "score" | "answers" | "marks">;

function bestReading({ match }: SearchResult, readings: Word[][], alike: Similarity): Reading | undefined {
  const found = foundTerms({ match });
  const isJoined = (word: Word) => !readings[0]?.includes(word);
  let best: Reading | undefined;
  for (const reading of readings) {
    const answers = reading.flatMap((typed) => bestAnswer(typed, found, alike) ?? []);
    if (answers.length < reading.length) continue;
    // Joining two words is already a guess, so a joined word is never corrected as well.
    if (answers.some((answer) => answer.similarity < beginning && isJoined(answer.typed))) continue;
    const score = averageScore(answers);
    if (!best || score > best.score) best = { score, answers, marks: marksOf(reading, found, alike) };
  }
  return best;
}

function foundTerms({ match }: Pick<SearchResult, "match">): Found[] {
  return Object.entries(match).map(([term, fields]) => ({
    term,
    weight: Math.max(...fields.map((field) => weights[field] ?? 0)),
  }));
}

function bestAnswer(typed: Word, found: Found[], alike: Similarity): Answer | undefined {
  const likeness = alike(typed.term);
  let best: Answer | undefined;
  for (const { term, weight } of found) {
    const like = likeness(term);
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

function marksOf(reading: Word[], found: Found[], alike: Similarity): Marks {
  const marks = new Map<string, number>();
  for (const typed of reading) {
    const likeness = alike(typed.term);
    // Among possible corrections, only the nearest counts.
    const nearest = Math.max(...found.map(({ term }) => likeness(term)));
    const least = Math.min(nearest, beginning);
    for (const { term } of found) {
      if (likeness(term) < least) continue;
      const letters =
        term.startsWith(typed.term) && term !== typed.term ? typed.term.length : term.length + 2;
      marks.set(term, Math.max(letters, marks.get(term) ?? 0));
    }
  }
  return marks;
}
