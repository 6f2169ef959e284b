/** Makes words comparable: removes accents, case, hyphens, invisible characters and plural endings. */
import { memoize } from "#app/lib/memoize.ts";
import { fold, foldCharacter, narrow, widen } from "./folded-characters.ts";

/** `raw` is the word in lower case and without accents. `term` is its singular, which the search compares. */
export type Word = { raw: string; term: string };

/** `at` contains the index of each letter in the text, and then the index of the word's end. */
export type PlacedWord = Word & { at: number[] };

export function words(text: string): Word[] {
  return rawWords(text).map((raw) => ({ raw, term: singular(raw) }));
}

/** Cached, because lines of the content are read many times. */
export const lineWords: (line: string) => readonly Word[] = memoize((line) => rawWords(line).map(lineWord));

export const lineWord = memoize((raw: string): Word => ({ raw, term: singular(raw) }));

function rawWords(text: string): string[] {
  return splitFolded(fold(text));
}

function splitFolded(text: string): string[] {
  return text.match(/[a-z0-9]+/g) ?? [];
}

export function foldedWords(text: string): Word[] {
  return splitFolded(text).map(lineWord);
}

export function placedWords(text: string): PlacedWord[] {
  const places: number[][] = [[]];
  let place = 0;
  for (const character of text) {
    const letters = foldCharacter(character);
    const current = places.at(-1) ?? [];
    if (letters === undefined) {
      if (current.length > 0) places.push([]);
    } else for (const _ of letters) current.push(place);
    place += character.length;
  }
  return words(text).map((word, index) => {
    const at = places[index] ?? [];
    const last = at.at(-1) ?? 0;
    return { ...word, at: [...at, last + characterLength(text, last)] };
  });
}

/** Joins two and three neighbouring words: «BGA-102» gives «bga102», «MAGLUMI X6» gives «maglumix6». */
export function compounds<W extends Word>(single: readonly W[], join: (first: W, second: W) => W): W[] {
  return single.flatMap((first, index) => {
    const second = single[index + 1];
    const third = single[index + 2];
    if (!second) return [];
    const pair = join(first, second);
    return third ? [pair, join(pair, third)] : [pair];
  });
}

export function joinWords(first: Word, second: Word): Word {
  const raw = first.raw + second.raw;
  return { raw, term: raw };
}

export function joinPlacedWords(first: PlacedWord, second: PlacedWord): PlacedWord {
  return { ...joinWords(first, second), at: [...first.at.slice(0, -1), ...second.at] };
}

/** Turns «guantes» into «guante», «analizadores» into «analizador» and «libres» into «libre». */
export function singular(raw: string): string {
  if (raw.length < 5 || /\d/.test(raw)) return raw;
  if (/[aeiou][dlnrz]es$/.test(raw)) return raw.slice(0, -2);
  return raw.endsWith("s") ? raw.slice(0, -1) : raw;
}

function characterLength(text: string, place: number): number {
  return (text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1;
}

/** Returns the lookup key of a name: its words, joined. */
export function compactWords(text: string): string {
  return joinTerms(words(text));
}

export function joinTerms(row: readonly Word[]): string {
  return row.map(({ term }) => term).join("");
}

/** Returns a name and the parts that brackets divide it into: «ALT (TGP)», «ALT», «TGP». */
export function partsOf(name: string): string[] {
  return name.includes("(") ? [name, ...name.split(/[()]/)] : [name];
}

/** Separates sections. No content has this character, and folding keeps it. */
export const sectionEnd = "\f";
const sectionBreak = `\n${sectionEnd}\n`;

export function joinSections(sections: readonly (readonly string[])[]): string {
  return narrow(sections.map((lines) => lines.join("\n")).join(sectionBreak));
}

/** Reverses `joinSections`. `linesOf` then returns the lines of each section. */
export function splitSections(text: string): string[] {
  return text.split(sectionBreak);
}

export function linesOf(section = ""): string[] {
  return section === "" ? [] : widen(section).split("\n");
}
