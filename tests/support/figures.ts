import { expect } from "vitest";
import type { Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import { site } from "#app/content/site.ts";
import { plain } from "./plain.ts";

export function labelOf(row: Specification): string {
  return row.label ?? site().parameters[row.parameter]?.label ?? row.parameter;
}

export function onRequestLabels(product: Equipment): string[] {
  const { specifications, sheet } = site().productTexts;
  const stated = (product.specifications ?? specifications).map((row) => row.parameter);
  return sheet.onRequest
    .filter(({ categories = [product.category] }) => categories.includes(product.category))
    .filter(({ unless }) => !unless || !stated.includes(unless))
    .map(({ label }) => label);
}

/** Does not use the formatting code of the site, so that it detects errors in that code. */
export function expectValue(text: string | undefined, row: Specification) {
  const shown = text ?? "";
  const what = `${row.parameter} in «${shown}»`;
  const numbers = [
    ...[row.amount, row.from, row.to, row.atLeast, row.lessThan, row.upTo],
    ...[row.width, row.depth, row.height],
  ].filter((number) => number !== undefined);
  const stated = shown.match(/\d+(?:[.,]\d+)*/g)?.map(readNumber) ?? [];
  for (const number of numbers) expect(stated, what).toContain(number);
  for (const words of [row.text, ...(row.items ?? []), row.note]) {
    if (words !== undefined) expect(shown, what).toContain(plain(words));
  }
  const sign = row.atLeast === undefined ? (row.lessThan === undefined ? "" : "<") : "≥";
  expect(shown, what).toContain(sign);
  if (row.upTo !== undefined) expect(shown, what).toContain("hasta");
}

/** Parses «2.400» and «0,5», the notation of Ecuador. */
function readNumber(text: string): number {
  return Number(text.replaceAll(".", "").replace(",", "."));
}
