import type { Equipment } from "#app/content/schema/files.ts";
import type { Site } from "./site.ts";

type OnRequestRow = { label: string; value: string };

/** What the page and the sheet of a product offer on request, of the list that all products share. */
export function onRequestRows(site: Site): OnRequestRow[] {
  return site.productTexts.sheet.onRequest.map(({ label, value = "Consultar" }) => ({ label, value }));
}

/** Which rows of that list a product needs: those of its category that it does not answer itself. */
export function openQuestions(site: Site, product: Equipment): number[] {
  const { specifications, sheet } = site.productTexts;
  const known = new Set((product.specifications ?? specifications).map((row) => row.parameter));
  return sheet.onRequest.flatMap(({ unless, categories }, index) => {
    const answered = unless !== undefined && known.has(unless);
    return answered || (categories && !categories.includes(product.category)) ? [] : [index];
  });
}

/** The explanations that belong to the values of a product, of the list that all products share. */
export function notesOf(site: Site, product: Equipment): number[] {
  return site.productTexts.notes.flatMap(({ parameter, mentions }, index) => {
    const row = product.specifications?.find((item) => item.parameter === parameter);
    const told = row && (mentions === undefined || row.text?.includes(mentions));
    return told ? [index] : [];
  });
}
