/** Finds sentences that still contain a number that a change replaced. */
import { fieldsIn } from "#app/content/read/checks/fields.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { sentences } from "#app/lib/text/words.ts";
import { differences } from "../merge.ts";

/** Each line is «La frase «Procesa 450 pruebas por hora.» todavía dice 450; la cifra ahora es 500.» */
export function staleSentences(before: unknown, after: unknown): string[] {
  const texts = fieldsIn(after).flatMap(({ value }) => (typeof value === "string" ? sentences(value) : []));
  return differences(before, after, before).flatMap(({ path, mine: now, theirs: old }) => {
    // `order` is a position in a list, which no sentence mentions.
    if (typeof old !== "number" || typeof now !== "number" || path.at(-1) === "order") return [];
    return texts
      .filter((sentence) => states(sentence, old))
      .map((sentence) => {
        const [was, is] = [formatNumber(old), formatNumber(now)];
        return `La frase «${sentence}» todavía dice ${was}; la cifra ahora es ${is}.`;
      });
  });
}

function states(sentence: string, figure: number): boolean {
  const spellings = [formatNumber(figure), String(figure)].map((text) => text.replaceAll(".", "\\."));
  return new RegExp(`(?<![\\p{L}\\d.,])(?:${spellings.join("|")})(?![\\d]|[.,]\\d)`, "u").test(sentence);
}
