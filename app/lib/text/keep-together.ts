import { wordJoiner } from "./word-joiner.ts";

/** A number that counts something. Years and numbers in names («MAGLUMI 800», «el F810») do not match. */
const amount = String.raw`(?<![\p{L}\d/.,–+-])(?<!(?:MAGLUMI|Premier|UCARE|ISO) )(?!(?:19|20)\d\d\b)\d(?:[\d.,–]*\d)?`;
/** Words that a line break may separate from the number before them. */
const loose = "y|e|o|u|de|del|a|al|en|con|para|por|es|sin|que|se|según";

/** A number and its unit, with a breaking space between them. */
const looseNumber = new RegExp(
  String.raw`(${amount}) (?=(?!(?:${loose})[ .,;:])(?:[\p{Ll}%°µ]|L(?!\p{L})))`,
  "gu",
);

/** Browsers break lines after the dash of a range and the hyphen of an abbreviation («CO-oximetría»). */
const joint = /(?<=\d–)(?=\d)|(?<=(?<![\p{L}\d])\p{Lu}{1,3}-)(?=\p{Ll}|[IVX]+(?!\p{L}))/gu;

/** «De 4 a 25»: one range. */
const spelledRange = /(?<=\d) a (?=\d)/g;

/** A sign and the number after it: «≤ 24». */
const signed = /(?<=[≤≥±×]) (?=\d)/g;
/** Dimensions: «30 × 40». Three dimensions may break, because they can be wider than a column. */
const product = /(?<!×\u00a0)(?<![\d.,])(\d[\d.,]*) ×(?!\u00a0[\d.,]+ ×)/g;

/** Prevents line breaks inside «80 µL», «18 meses», «10–15» and «4 a 25». */
export function keepTogether(text: string): string {
  return text
    .replaceAll("μ", "µ")
    .replace(signed, "\u00a0")
    .replace(product, "$1\u00a0×")
    .replace(looseNumber, "$1\u00a0")
    .replace(spelledRange, "\u00a0a\u00a0")
    .replace(joint, wordJoiner);
}
