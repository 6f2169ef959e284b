import { listAddresses } from "#app/content/addresses.ts";
import { pageData } from "#app/content/page-data.ts";
import type { WholeSite } from "#app/content/site.ts";

/**
 * Words that sound like a form letter when one page repeats them. Only the texts of a page's content count, not header,
 * footer and the button «Contactar asesor técnico».
 */
export const formulas = ["asesor", "declara", "en todo el Ecuador", "según el catálogo de la serie"];

/** Parts of a page's data that the page does not show. */
const unread = ["seo", "organization"];

type Repeated = { path: string; formula: string; times: number };

/** Returns the pages that use a formula more than once. */
export function repeatedFormulas(site: WholeSite): Repeated[] {
  return listAddresses(site).flatMap((address) => {
    const text = textsOf(pageData(site, address)).join("\n");
    return formulas
      .map((formula) => ({ path: address.path, formula, times: countOf(formula, text) }))
      .filter(({ times }) => times > 1);
  });
}

/** Counts whole words: «asesoría» is not «asesor». */
export function countOf(formula: string, text: string): number {
  const plain = text.replace(/\s+/g, " ").replaceAll("\u2060", "");
  return plain.match(new RegExp(`${formula}(?!ía|amiento)`, "gi"))?.length ?? 0;
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (unread.includes(key) ? [] : textsOf(child)));
}
