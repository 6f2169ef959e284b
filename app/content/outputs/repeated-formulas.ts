import { listAddresses } from "#app/content/addresses.ts";
import { pageData } from "#app/content/page-data.ts";
import type { WholeSite } from "#app/content/site.ts";

/**
 * Words that sound like a form letter when one page says them twice. Only what the content gives a page is counted:
 * header and footer are the same everywhere, and the label of «Contactar asesor técnico» is a button, not prose.
 */
export const formulas = ["asesor", "declara", "en todo el Ecuador", "según el catálogo de la serie"];

/** Parts of a page's data that nobody reads on the page. */
const unread = ["seo", "organization"];

type Repeated = { path: string; formula: string; times: number };

/** The pages that say a formula more than once. */
export function repeatedFormulas(site: WholeSite): Repeated[] {
  return listAddresses(site).flatMap((address) => {
    const said = textsOf(pageData(site, address)).join("\n");
    return formulas
      .map((formula) => ({ path: address.path, formula, times: countOf(formula, said) }))
      .filter(({ times }) => times > 1);
  });
}

/** «asesoría» and «asesoramiento» are other words. */
export function countOf(formula: string, text: string): number {
  const plain = text.replace(/\s+/g, " ").replaceAll("\u2060", "");
  return plain.match(new RegExp(`${formula}(?!ía|amiento)`, "gi"))?.length ?? 0;
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (unread.includes(key) ? [] : textsOf(child)));
}
