import type { Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import type { Fact } from "#app/lib/shapes.ts";
import { inWords } from "#app/lib/text/format.ts";
import type { Site } from "./site.ts";
import { quantity } from "./specifications.ts";

/** Returns rows such as «Dimensiones: Consultar» for data that the product does not state. */
export function onRequestRows(site: Site, product: Equipment): Fact[] {
  const { specifications, sheet } = site.productTexts;
  const stated = new Set((product.specifications ?? specifications).map((row) => row.parameter));
  return sheet.onRequest
    .filter(({ categories }) => categories?.includes(product.category) ?? true)
    .filter(({ unless }) => !unless || !stated.has(unless))
    .map(({ label, value = "Consultar" }) => ({ label, value }));
}

export function notesOf(site: Site, product: Equipment): string[] {
  return (site.productTexts.notes ?? []).flatMap(({ parameter, mentions, text }) => {
    const rows = (product.specifications ?? []).filter(
      (row) => parameter === undefined || row.parameter === parameter,
    );
    return rows.some((row) => mentions === undefined || textOf(site, row).includes(mentions)) ? [text] : [];
  });
}

function textOf(site: Site, row: Specification): string {
  const parameter = site.parameters[row.parameter];
  return parameter ? inWords(quantity(row, parameter)) : "";
}
