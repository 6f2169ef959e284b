import type { Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import type { OnRequest } from "#app/lib/on-request.ts";
import type { Site } from "./site.ts";
import { specificationRow } from "./specifications.ts";

/** What pages and sheets offer on request: one list for all products. */
export function onRequestList(site: Site): OnRequest[] {
  return site.productTexts.sheet.onRequest.map(({ label, value = "Consultar", categories }) => ({
    label,
    value,
    categories,
  }));
}

/** The places in that list of what a product states itself. */
export function answeredBy(site: Site, product: Equipment): number[] | undefined {
  const { specifications, sheet } = site.productTexts;
  const known = new Set((product.specifications ?? specifications).map((row) => row.parameter));
  const answered = sheet.onRequest.flatMap(({ unless, categories = [product.category] }, index) =>
    unless && known.has(unless) && categories.includes(product.category) ? [index] : [],
  );
  return answered.length > 0 ? answered : undefined;
}

/** The places of the explanations that belong to the values of a product, in the list for all products. */
export function notesOf(site: Site, product: Equipment): number[] | undefined {
  const notes = (site.productTexts.notes ?? []).flatMap(({ parameter, mentions }, index) => {
    const rows = (product.specifications ?? []).filter(
      (row) => parameter === undefined || row.parameter === parameter,
    );
    const isTold = rows.some((row) => mentions === undefined || wordsOf(site, row).includes(mentions));
    return isTold ? [index] : [];
  });
  return notes.length > 0 ? notes : undefined;
}

function wordsOf(site: Site, row: Specification): string {
  const parameter = site.parameters[row.parameter];
  return parameter ? specificationRow(row, parameter).value : "";
}
