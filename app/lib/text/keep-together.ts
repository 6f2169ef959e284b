import { wordJoiner } from "./word-joiner.ts";

/** A number by itself; that of a name («MAGLUMI 800», «el F810») or of a year counts nothing. */
const amount = String.raw`(?<![\p{L}\d/.,–+-])(?<!(?:MAGLUMI|Premier|UCARE|ISO) )(?!(?:19|20)\d\d\b)\d(?:[\d.,–]*\d)?`;
/** Words that may follow a number on the next line. */
const loose = "y|e|o|u|de|del|a|al|en|con|para|por|es|sin|que|se|según";

/** A number and what it counts, with the space between them that may break. */
const looseNumber = new RegExp(
  String.raw`(${amount}) (?=(?!(?:${loose})[ .,;:])(?:[\p{Ll}%°µ]|L(?!\p{L})))`,
  "gu",
);

/** The dash of a range and the hyphen after an abbreviation, «CO-oximetría», «AT-III»: browsers would go on below. */
const joint = /(?<=\d–)(?=\d)|(?<=(?<![\p{L}\d])\p{Lu}{1,3}-)(?=\p{Ll}|[IVX]+(?!\p{L}))/gu;

/** «De 4 a 25»: one range. */
const spelledRange = /(?<=\d) a (?=\d)/g;

/** «80 µL», «18 meses», «10–15» and «4 a 25» are not torn apart at the end of a line, however they are typed. */
export function keepTogether(text: string): string {
  return text
    .replace(looseNumber, "$1\u00a0")
    .replace(spelledRange, "\u00a0a\u00a0")
    .replace(joint, wordJoiner);
}
