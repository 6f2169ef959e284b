/** Spanish (Ecuador) numbers and units: 2.000 · 0,5 · 10–100 µL. */
import type { ShownQuantity } from "#app/lib/shapes.ts";
import { wordJoiner } from "./word-joiner.ts";

const nonBreakingSpace = "\u00a0";

/** Formats without Intl: creating its first formatter takes a slow phone 110 ms (docs/performance.md). */
export function formatNumber(value: number, decimals?: number): string {
  // 2.55 is stored as slightly less. The factor makes it round to 2,6.
  const exact = value * (1 + 1e-15);
  const number = decimals === undefined ? `${+exact.toFixed(3)}` : exact.toFixed(decimals);
  const [whole = "", fraction] = number.split(".");
  return whole.replace(/\B(?=(\d{3})+$)/g, ".") + (fraction ? `,${fraction}` : "");
}

/**
 * «450 pruebas/h», «< 1,5 %», «450/h». Spanish puts a space between a number and any symbol, including «%»
 * (Ortografía de la lengua española, 2010); here it is a no-break space. Only «/h» follows without a space,
 * because it is not a unit by itself.
 */
export function withUnit(number: string, unit: string | undefined): string {
  if (!unit) return number;
  return unit.startsWith("/") ? `${number}${unit}` : `${number}${nonBreakingSpace}${unit}`;
}

/** Returns the space between a large number and its unit. It does not break before a symbol: «90 s». */
export function spaceBefore(unit: string | undefined): string {
  if (!unit) return "";
  return /^\p{L}{5}/u.test(unit) ? " " : nonBreakingSpace;
}

/** «hasta 600». */
export function withPrefix({ prefix, number }: Pick<ShownQuantity, "prefix" | "number">): string {
  return prefix ? `${prefix} ${number}` : number;
}

/** A quantity in a line of text: «hasta 600 pruebas/h, según el modelo». */
export function inWords(quantity: ShownQuantity): string {
  const amount = withUnit(withPrefix(quantity), quantity.unit);
  return quantity.note ? `${amount}, ${quantity.note}` : amount;
}

/** Returns «10–100», in which a line cannot break. */
export function range(low: string, high: string): string {
  return `${low}–${wordJoiner}${high}`;
}

/** A label inside a sentence: «alimentación eléctrica», but «CO-oximetría». */
export function lowerInitial(label: string): string {
  return /^\S+[\p{Lu}\p{N}]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** «Na⁺, K⁺ y Cl⁻». */
export function joinList(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return new Intl.ListFormat("es", { type: "conjunction" }).format(items);
}

/** «15 de noviembre de 2026», from an ISO date. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat("es-EC", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** «noviembre de 2026», from an ISO date. */
export function formatMonth(date: string): string {
  const format = new Intl.DateTimeFormat("es-EC", { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(date));
}
