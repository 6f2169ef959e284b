import type { Parameter, Specification } from "#app/content/schema/quantities.ts";
import type { Figure, ShownQuantity } from "#app/lib/shapes.ts";
import { formatNumber, joinList, range } from "#app/lib/text/format.ts";

export type SpecificationRow = ShownQuantity & { parameter: string };

type Bounds = { low?: number; high: number };

/** Only a range has `low`. Returns undefined for texts, lists and dimensions. */
export function bounds({ amount, from, to, atLeast, lessThan, upTo }: Specification): Bounds | undefined {
  const high = amount ?? to ?? atLeast ?? lessThan ?? upTo;
  return high === undefined ? undefined : { low: from, high };
}

export function greatestAmount(row: Specification): number | undefined {
  return bounds(row)?.high;
}

/** In centimetres. */
export type Size = { width: number; depth: number; height: number };

export function sizeOf({ width, depth, height }: Specification): Size | undefined {
  if (width === undefined || depth === undefined || height === undefined) return undefined;
  return { width, depth, height };
}

/** Marks a value that only the catalogue of the series states. A note in the content explains the mark. */
export const seriesDatum = "dato de la serie";

/** Returns a product's value with the unit used in tables. */
export function quantity(row: Specification, parameter: Parameter): ShownQuantity {
  const notes = [row.note, row.fromSeries && seriesDatum].filter(Boolean);
  return { ...splitValue(row), unit: unitOf(row, parameter.unit), note: notes.join(", ") || undefined };
}

export function specificationRow(row: Specification, parameter: Parameter): SpecificationRow {
  return { parameter: row.label ?? parameter.label, ...quantity(row, parameter) };
}

export function figure(row: Specification, parameter: Parameter): Figure {
  return {
    ...splitValue(row),
    unit: parameter.figureUnit && unitOf(row, parameter.figureUnit),
    label: row.figureLabel ?? parameter.figureLabel,
  };
}

/** The figure in the menu: «450/h», «hasta 600/h», «< 60 s», «34 parám.». */
export function compactFigure(row: Specification, parameter: Parameter): ShownQuantity {
  return { ...splitValue(row), unit: parameter.compactUnit };
}

function unitOf(row: Specification, unit: string | undefined): string | undefined {
  return row.text === undefined && !row.items ? (row.unit ?? unit) : undefined;
}

function splitValue({ decimals, ...row }: Specification): Pick<ShownQuantity, "prefix" | "number"> {
  const formatted = (value: number) => formatNumber(value, decimals);
  const size = sizeOf(row);
  if (row.text !== undefined) return { number: row.text };
  if (row.items) return { number: joinList(row.items) };
  if (size) return { number: [size.width, size.depth, size.height].map(formatted).join(" ×\u00a0") };
  if (row.from !== undefined && row.to !== undefined) {
    return { number: range(formatted(row.from), formatted(row.to)) };
  }
  if (row.atLeast !== undefined) return { number: `≥\u00a0${formatted(row.atLeast)}` };
  if (row.lessThan !== undefined) return { number: `<\u00a0${formatted(row.lessThan)}` };
  if (row.upTo !== undefined) return { prefix: "hasta", number: formatted(row.upTo) };
  return { number: row.amount === undefined ? "" : formatted(row.amount) };
}
