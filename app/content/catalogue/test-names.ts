import type { TestFile } from "#app/content/schema/files.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { lowerInitial } from "#app/lib/text/format.ts";
import { withoutJoiners } from "#app/lib/text/word-joiner.ts";

type Named = Pick<TestFile, "name" | "sortName">;

/** Created once, because creating a collator takes longer than comparing thousands of names. */
const spanish = new Intl.Collator("es");

export function sortTests<T extends Named>(tests: readonly T[]): T[] {
  return tests
    .map((test) => ({ test, name: sortNameOf(test) }))
    .sort((a, b) => spanish.compare(a.name, b.name))
    .map(({ test }) => test);
}

/** «β-hCG» is sorted as «hcg». */
export function sortNameOf({ name, sortName }: Named): string {
  return sortName ?? withoutJoiners(name);
}

/** Returns the initial. Ñ is a letter of its own, but an accented vowel is not. */
export function letterOf(test: Named): string {
  const [first = ""] = sortNameOf(test).toUpperCase();
  return first === "Ñ" ? first : foldText(first).toUpperCase();
}

/** «Reactivo de ferritina», but «Reactivo de Chagas». */
export function nameInSentence({ name, isProperName }: Pick<TestFile, "name" | "isProperName">): string {
  return isProperName ? name : lowerInitial(name);
}

/** The full name as panels show it, with its caution. */
export function testDetail({
  fullName,
  caution,
}: Pick<TestFile, "fullName" | "caution">): string | undefined {
  return fullName && caution ? `${fullName} (${caution})` : fullName;
}

export function searchNamesOf({
  otherNames = [],
  synonyms = [],
}: Pick<TestFile, "otherNames" | "synonyms">): string[] {
  return [...otherNames, ...synonyms];
}
