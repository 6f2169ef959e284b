import type { SearchResult } from "minisearch";
import type { SearchDocument } from "./documents.ts";
import { type ExactNames, wholeMatter } from "./exact-names.ts";
import { beginning, likeness } from "./matching.ts";
import type { Word } from "./words.ts";

/** What a word counts by where it stands. A word for the kind only counts where nothing else does. */
const matterWeight = 6;
const kindWeight = 0.5;
const weights: Record<string, number> = {
  name: 10,
  also: 9,
  context: matterWeight,
  broader: matterWeight,
  text: 3,
  kindWords: kindWeight,
};

/** How closely a query means a document, nearest first. */
export const closeness = { name: 0, matter: 1, words: 2, beginnings: 3, text: 4 };

/** Terms to mark, with how many of their letters were typed. */
export type Marks = ReadonlyMap<string, number>;

export type Hit = {
  document: SearchDocument;
  score: number;
  closeness: number;
  marks: Marks;
  /** What was taken for each typed word. */
  answers: Answer[];
};

type Answer = { typed: Word; found: string; likeness: number; weight: number };

/** Orders what MiniSearch has found as a buyer expects it; equals keep the order of the catalogue. */
export function rank(
  results: SearchResult[],
  readings: Word[][],
  documents: SearchDocument[],
  names: ExactNames[],
): Hit[] {
  const typed = readings[0]?.map((word) => word.term).join("") ?? "";
  const alike = rememberedLikeness();
  const hits = results.flatMap((result): Hit[] => {
    const document = documents[result.id];
    const best = bestReading(result, readings, alike);
    if (!document || !best) return [];
    const whole = names[document.id]?.get(typed) ?? 0;
    // Of two documents that are meant as a whole, the one whose name says it comes first.
    const score = Math.max(whole, best.score) + best.score / 100;
    return [{ document, ...best, score, closeness: closenessOf(whole, best.answers) }];
  });
  return hits.sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}

function closenessOf(whole: number, answers: Answer[]): number {
  if (whole > wholeMatter) return closeness.name;
  if (whole > 0) return closeness.matter;
  const telling = tellingAnswers(answers);
  if (telling.some((answer) => answer.weight < matterWeight)) return closeness.text;
  return telling.every((answer) => answer.likeness === 1) ? closeness.words : closeness.beginnings;
}

type Likeness = typeof likeness;
type Found = { term: string; weight: number };
type Reading = Pick<Hit, "score" | "answers" | "marks">;

function bestReading({ match }: SearchResult, readings: Word[][], alike: Likeness): Reading | undefined {
  const found = Object.entries(match).map(([term, fields]) => ({
    term,
    weight: Math.max(...fields.map((field) => weights[field] ?? 0)),
  }));
  let best: Reading | undefined;
  for (const reading of readings) {
    const answers = reading.flatMap((typed) => bestAnswer(typed, found, alike) ?? []);
    if (answers.length < reading.length) continue;
    const score = averageScore(answers);
    if (!best || score > best.score) best = { score, answers, marks: marksOf(reading, found, alike) };
  }
  return best;
}

function bestAnswer(typed: Word, found: Found[], alike: Likeness): Answer | undefined {
  let best: Answer | undefined;
  for (const { term, weight } of found) {
    const like = alike(typed.term, term);
    if (like > 0 && (!best || like * weight > best.likeness * best.weight)) {
      best = { typed, found: term, likeness: like, weight };
    }
  }
  return best;
}

function averageScore(answers: Answer[]): number {
  const telling = tellingAnswers(answers);
  return telling.reduce((sum, answer) => sum + answer.likeness * answer.weight, 0) / telling.length;
}

/** Many documents share their words; each pair is compared once per search. */
function rememberedLikeness(): Likeness {
  const known = new Map<string, number>();
  return (typed, found) => {
    const pair = `${typed} ${found}`;
    const like = known.get(pair) ?? likeness(typed, found);
    known.set(pair, like);
    return like;
  };
}

function tellingAnswers(answers: Answer[]): Answer[] {
  const telling = answers.filter((answer) => answer.weight > kindWeight);
  return telling.length > 0 ? telling : answers;
}

function marksOf(reading: Word[], found: Found[], alike: Likeness): Marks {
  const marks = new Map<string, number>();
  for (const typed of reading) {
    // Of words that a typo may stand for, only the nearest was meant.
    const nearest = Math.max(...found.map(({ term }) => alike(typed.term, term)));
    const least = Math.min(nearest, beginning);
    for (const { term } of found) {
      if (alike(typed.term, term) < least) continue;
      const letters =
        term.startsWith(typed.term) && term !== typed.term ? typed.term.length : term.length + 2;
      marks.set(term, Math.max(letters, marks.get(term) ?? 0));
    }
  }
  return marks;
}
