import { foldLines } from "#app/lib/text/folded-characters.ts";
import type { TestRow } from "./content.ts";

/** The texts are folded: only lower-case letters from a to z, digits and spaces. */
export type Searchable = { row: TestRow; name: string; others: string[]; profiles: string };

/** A lower `tier` is a better match. `by` is the other name that matched. */
export type Match = { row: TestRow; tier: number; by?: string };

export type Found = {
  matches: Match[];
  /** Searched instead of the typed words. */
  corrected?: string;
};

export const maxQueryLength = 60;
const shortestInside = 3;
const insideTier = 4;
const profileTier = 5;
const shortestCorrected = 5;

export function searchable(rows: readonly TestRow[]): Searchable[] {
  // One call for all texts is faster than a call for each text.
  const texts = rows.map((row) => [row.name, row.profiles.join(" "), ...otherNames(row)].join("\n"));
  const folded = plainLines(texts.join("\f")).split("\f");
  return rows.map((row, index) => {
    const [name = "", profiles = "", ...others] = folded[index]?.split("\n").map((line) => line.trim()) ?? [];
    return { row, name, others, profiles };
  });
}

function otherNames({ also, synonyms = [] }: TestRow): string[] {
  return [...also, ...synonyms];
}

/** Returns the best matches first. If there are none, corrects one typing error per long word. */
export function findTests(tests: readonly Searchable[], query: string, literal = false): Found {
  const typed = typedWords(query);
  const matches = matchesOf(tests, typed);
  if (matches.length > 0 || literal) return { matches };
  const corrected = correct(tests, typed);
  return corrected ? { matches: matchesOf(tests, corrected), corrected: corrected.join(" ") } : { matches };
}

function matchesOf(tests: readonly Searchable[], typed: readonly string[]): Match[] {
  if (typed.length === 0) return [];
  const found = tests.flatMap((test) => match(test, typed) ?? []);
  // A profile counts only if no name matches: «fer» means ferritin, not fertility. Letters inside another
  // name count only if no test matches better: «sida» does not find «densidad».
  const best = [insideTier, profileTier].map((limit) => found.filter(({ tier }) => tier < limit));
  return (best.find((hits) => hits.length > 0) ?? found)
    .map((hit, index) => ({ hit, index }))
    .sort((a, b) => a.hit.tier - b.hit.tier || a.index - b.index)
    .map(({ hit }) => hit);
}

function match({ row, name, others, profiles }: Searchable, typed: readonly string[]): Match | undefined {
  const joined = typed.join("");
  if (compact(name).startsWith(joined)) return { row, tier: 0 };
  if (typed.every((word) => begins(name, word))) return { row, tier: 1 };
  if (typed.every((word) => contains(name, word))) return { row, tier: 2 };
  const names = otherNames(row);
  const other = others.findIndex(
    (text) => compact(text).startsWith(joined) || typed.every((word) => begins(text, word)),
  );
  if (other >= 0) return { row, tier: 3, by: names[other] };
  const inside = others.findIndex((text) => typed.every((word) => contains(text, word)));
  if (inside >= 0) return { row, tier: insideTier, by: names[inside] };
  const everything = `${name} ${others.join(" ")} ${profiles}`;
  return typed.every((word) => begins(everything, word)) ? { row, tier: profileTier } : undefined;
}

function begins(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`);
}

function contains(text: string, word: string): boolean {
  return begins(text, word) || (word.length >= shortestInside && compact(text).includes(word));
}

/** Corrects one typing error in each long word that matches nothing. */
function correct(tests: readonly Searchable[], typed: readonly string[]): string[] | undefined {
  const namedWords = new Set(tests.flatMap(({ name, others }) => [name, ...others].join(" ").split(" ")));
  let changed = false;
  const corrected = typed.map((word) => {
    if (word.length < shortestCorrected || [...namedWords].some((other) => other.startsWith(word)))
      return word;
    const near = [...namedWords].find((other) => areOneSlipApart(word, other));
    changed ||= near !== undefined;
    return near ?? word;
  });
  return changed ? corrected : undefined;
}

const nearestCount = 3;

/**
 * If the best match shares a word with the query, it comes first, then the tests that it lists as similar
 * (`near`), then tests of its profile. Otherwise all tests with a similar name come first.
 */
export function nearestTests(tests: readonly Searchable[], query: string): TestRow[] {
  const typed = typedWords(query);
  const byName = tests
    .map(({ row, name, others }) => ({
      row,
      // The test's own name counts twice.
      score: Math.max(2 * likeness(name, typed), ...others.map((text) => likeness(text, typed))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
  const [first] = byName;
  const listed = first?.near?.flatMap((id) => tests.find(({ row }) => row.id === id)?.row ?? []) ?? [];
  const sameProfile = tests.filter(({ row }) => row.profiles[0] === first?.profiles[0]).map(({ row }) => row);
  const best = first && typed.some((word) => begins(fold(first.name), word)) ? [first, ...listed] : byName;
  return [...new Set([...best, ...listed, ...sameProfile, ...byName])].slice(0, nearestCount);
}

/** Returns the share of common pairs of letters (0 to 1), plus 1 for each common word. */
function likeness(text: string, typed: readonly string[]): number {
  const shared = typed.filter((word) => word.length >= shortestInside && begins(text, word)).length;
  const [a, b] = [pairs(text), pairs(typed.join(" "))];
  const common = [...b].filter((pair) => a.has(pair)).length;
  return shared + (a.size + b.size > 0 ? (2 * common) / (a.size + b.size) : 0);
}

function pairs(text: string): Set<string> {
  return new Set(
    Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)),
  );
}

function typedWords(query: string): string[] {
  return fold(query.slice(0, maxQueryLength)).split(" ").filter(Boolean);
}

function fold(text: string): string {
  return plainLines(text).replace(/\s+/g, " ").trim();
}

/** Folds a text and keeps its line breaks and page breaks. */
function plainLines(text: string): string {
  return foldLines(text).replace(/[^a-z0-9\n\f]+/g, " ");
}

/** Letters with the same sound in Spanish. */
const sameSound = /^(?:[bv]{2}|[csz]{2}|[kq]{2}|[gj]{2}|[iy]{2})$/;

/** True if the words differ in one letter: one word lacks it, or both letters have the same sound. */
function areOneSlipApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [rest, other] = [a.slice(start), b.slice(start)];
  if (rest.slice(1) === other || rest === other.slice(1)) return true;
  return rest.slice(1) === other.slice(1) && sameSound.test(rest.charAt(0) + other.charAt(0));
}

function compact(text: string): string {
  return text.replaceAll(" ", "");
}

export function markedParts(text: string, query: string): { text: string; marked: boolean }[] {
  const typed = typedWords(query).filter((word) => word.length > 1);
  const characters = [...text];
  const folded = characters.map(fold);
  const whole = folded.join("");
  const marked = characters.map(() => false);
  for (const word of typed) {
    // Counts folded letters, because folding may change the length of a character: «β» becomes «beta».
    const found = whole.indexOf(word);
    if (found < 0) continue;
    let at = 0;
    for (const [index, part] of folded.entries()) {
      if (at < found + word.length && at + part.length > found) marked[index] = true;
      at += part.length;
    }
  }
  const parts: { text: string; marked: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const last = parts.at(-1);
    const isMarked = marked[index] ?? false;
    if (last && last.marked === isMarked) last.text += character;
    else parts.push({ text: character, marked: isMarked });
  }
  return parts;
}
