/** Reads numbers as written in Ecuador: a comma before decimals, a point or a space between thousands. */

export type ReadNumber =
  | { kind: "empty" }
  | { kind: "number"; value: number }
  /** The text may be in English notation, so the owner has to confirm or choose a value. */
  | { kind: "ambiguous"; values: number[] }
  | { kind: "invalid" };

const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d{1,3}(?: \d{3})+(?:,\d+)?$/;
const plain = /^\d*(?:,\d+)?$/;
/** «1.5» looks English, and «1,200» may be English too. */
const pointBeforeDecimals = /^\d*\.\d+$/;
const commaBeforeThreeDigits = /^[1-9]\d{0,2},\d{3}$/;

export function parseNumber(typed: string): ReadNumber {
  const text = typed.replace(/[\s\u00a0\u202f]+/g, " ").trim();
  if (text === "") return { kind: "empty" };
  const [, sign = "", digits = ""] = /^([+\-−]?) ?(.*)$/.exec(text) ?? [];
  const read = readDigits(digits);
  if (sign === "" || sign === "+") return read;
  if (read.kind === "number") return { kind: "number", value: -read.value };
  if (read.kind === "ambiguous") return { kind: "ambiguous", values: read.values.map((value) => -value) };
  return read;
}

function readDigits(digits: string): ReadNumber {
  if (!/\d/.test(digits)) return { kind: "invalid" };
  if (commaBeforeThreeDigits.test(digits)) {
    return { kind: "ambiguous", values: [toNumber(digits), Number(digits.replace(",", ""))] };
  }
  if (plain.test(digits)) return { kind: "number", value: toNumber(digits) };
  if (grouped.test(digits) && !/^0/.test(digits)) {
    return { kind: "number", value: toNumber(digits.replace(/[. ]/g, "")) };
  }
  if (pointBeforeDecimals.test(digits)) return { kind: "ambiguous", values: [Number(`0${digits}`)] };
  return { kind: "invalid" };
}

function toNumber(digits: string): number {
  return Number(`0${digits.replace(",", ".")}`);
}

/** Writes a number as the field reads it: with a decimal comma and without thousands separators. */
export function writeNumber(value: number): string {
  const [whole = "", decimals] = decimal(value).split(".");
  // Three digits after a comma are ambiguous, so add a zero as the fourth.
  const ending = decimals?.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole) ? "0" : "";
  return decimals === undefined ? whole : `${whole},${decimals}${ending}`;
}

/** Writes a number without the exponent that JavaScript uses for very small and very large numbers. */
function decimal(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}
