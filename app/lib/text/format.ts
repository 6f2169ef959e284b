import type { ShownQuantity } from "#app/lib/shapes.ts";
import { wordJoiner } from "./word-joiner.ts";

const nonBreakingSpace = "\u00a0";

/** Does not use Intl, because its first formatter takes 110 ms on a slow phone (docs/performance.md). */
export function formatNumber(value: number, decimals?: number): string {
  // 2.55 is stored as slightly less. The factor makes it round to 2,6.
  const exact = value * (1 + 1e-15);
  const number = decimals === undefined ? `${+exact.toFixed(3)}` : exact.toFixed(decimals);
  const [whole = "", fraction] = number.split(".");
  return whole.replace(/\B(?=(\d{3})+$)/g, ".") + (fraction ? `,${fraction}` : "");
}

/**
 * «450 pruebas/h», «< 1,5 %», «450/h». Spanish has a space before every symbol, including «%» (Ortografía de
 * la lengua española, 2010). «/h» is not a unit by itself, so it follows without a space.
 */
export function withUnit(number: string, unit: string | undefined): string {
  if (!unit) return number;
  return unit.startsWith("/") ? `${number}${unit}` : `${number}${nonBreakingSpace}${unit}`;
}

/** The space between a number in large type and its unit. Lines must not break before a symbol: «90 s». */
export function spaceBefore(unit: string | undefined): string {
  if (!unit) return "";
  return /^\p{L}{5}/u.test(unit) ? " " : nonBreakingSpace;
}

/** «hasta 600» */
export function withPrefix({ prefix, number }: Pick<ShownQuantity, "prefix" | "number">): string {
  return prefix ? `${prefix} ${number}` : number;
}

/** «hasta 600 pruebas/h, según el modelo» */
export function inWords(quantity: ShownQuantity): string {
  const amount = withUnit(withPrefix(quantity), quantity.unit);
  return quantity.note ? `${amount}, ${quantity.note}` : amount;
}

/** «10–100», without a line break. */
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
