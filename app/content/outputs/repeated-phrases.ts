import { listAddresses } from "#app/content/addresses.ts";
import { pageData } from "#app/content/page-data.ts";
import type { WholeSite } from "#app/content/site.ts";

/**
 * Phrases that sound like a form letter when one page repeats them. Only the page's own data counts, not the
 * header, the footer or the button «Contactar asesor técnico».
 */
export const phrases = ["asesor", "declara", "en todo el Ecuador", "según el catálogo de la serie"];

/** Parts of a page's data that the page does not show. */
const hiddenParts = ["seo", "organization"];

type Repeated = { path: string; phrase: string; times: number };

export function repeatedPhrases(site: WholeSite): Repeated[] {
  return listAddresses(site).flatMap((address) => {
    const text = textsOf(pageData(site, address)).join("\n");
    return phrases
      .map((phrase) => ({ path: address.path, phrase, times: countOf(phrase, text) }))
      .filter(({ times }) => times > 1);
  });
}

/** «asesoría» and «asesoramiento» do not count as «asesor». */
export function countOf(phrase: string, text: string): number {
  const plain = text.replace(/\s+/g, " ").replaceAll("\u2060", "");
  return plain.match(new RegExp(`${phrase}(?!ía|amiento)`, "gi"))?.length ?? 0;
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (hiddenParts.includes(key) ? [] : textsOf(child)));
}
