import type { Parameter, Quantity, Specification } from "#app/content/schema/quantities.ts";
import { formatNumber, joinList, range, withUnit } from "#app/lib/format.ts";

type Value = Specification["value"];

/** A figure as pages show it large: «hasta» 2.800 «µL» «volumen de muestra». */
export type Figure = { prefix?: string; number: string; unit?: string; label: string };

/** A row of a specification table. */
export type SpecificationRow = { parameter: string; value: string };

export function isQuantity(value: Value): value is Quantity {
  return typeof value === "number" || (typeof value === "object" && !Array.isArray(value));
}

/** Where a quantity lies on a scale: a point has no `low`. */
export function bounds(quantity: Quantity): { low?: number; high: number } {
  if (typeof quantity === "number") return { high: quantity };
  if ("from" in quantity) return { low: quantity.from, high: quantity.to };
  if ("atLeast" in quantity) return { high: quantity.atLeast };
  if ("lessThan" in quantity) return { high: quantity.lessThan };
  return { high: quantity.upTo };
}

/** The amount that a value reaches on a scale; undefined for texts. */
export function greatestAmount(value: Value): number | undefined {
  return isQuantity(value) ? bounds(value).high : undefined;
}

export function specificationRow(row: Specification, parameter: Parameter): SpecificationRow {
  const { prefix, number } = splitValue(row);
  const unit = isQuantity(row.value) ? (row.unit ?? parameter.unit) : undefined;
  const value = [prefix, withUnit(number, unit)].filter(Boolean).join(" ");
  return {
    parameter: row.label ?? parameter.label,
    value: row.note ? `${value}, ${row.note}` : value,
  };
}

export function figure(row: Specification, parameter: Parameter): Figure {
  const { prefix, number } = splitValue(row);
  const unit = parameter.figureUnit && isQuantity(row.value) ? (row.unit ?? parameter.figureUnit) : undefined;
  return { prefix, number, unit, label: row.figureLabel ?? parameter.figureLabel };
}

/** The figure in the menu and in lists: «450/h», «< 60 s», «34 parám.». */
export function compactFigure(row: Specification, parameter: Parameter): string {
  const { number } = splitValue(row);
  return withUnit(number, parameter.compactUnit);
}

function splitValue(row: Specification): { prefix?: string; number: string } {
  const { value, decimals } = row;
  if (typeof value === "string") return { number: value };
  if (Array.isArray(value)) return { number: joinList(value) };
  if (typeof value === "number") return { number: formatNumber(value, decimals) };
  if ("from" in value) {
    return { number: range(formatNumber(value.from, decimals), formatNumber(value.to, decimals)) };
  }
  if ("atLeast" in value) return { number: `≥\u00a0${formatNumber(value.atLeast, decimals)}` };
  if ("lessThan" in value) return { number: `<\u00a0${formatNumber(value.lessThan, decimals)}` };
  return { prefix: "hasta", number: formatNumber(value.upTo, decimals) };
}
