/** Spanish rules for numbers and units in content, pages and data sheets. */
import type { Content } from "#app/content/read/content.ts";
import { formatPath } from "#app/content/read/parse.ts";
import { withoutJoiners } from "#app/lib/text/word-joiner.ts";
import { fieldsIn } from "./fields.ts";
import { filesIn } from "./files.ts";

const unitSymbols = "µL|mL|L|cm|mm|µm|°C|%|min|h|s|mmol/L|L/h";
const units = `${unitSymbols}|pruebas/h|muestras/h|T/H`;
/** A number that is not part of a model's name such as «F5s». */
const number = String.raw`(?<![\p{L}\d.,-])\d[\d.,]*`;

/**
 * Matches a number of four or more digits without thousands points, if a unit, a counted noun or a no-break
 * space follows: «2000 pruebas», but neither «MAGLUMI 2000» nor «desde 2020».
 */
const ungrouped = String.raw`(?<![\p{L}\d.,-])(?<!\p{Lu}{2} )\d{4,}(?=\u00a0| (?:${units}|pruebas|muestras|resultados|cubetas)(?![\p{L}\d/]))`;
const commaGrouped = String.raw`(?<![\p{L}\d.,])[1-9]\d{0,2},\d{3}(?!\d)`;

type NumberRule = { reason: string; wrong: RegExp; corrected: (text: string) => string };

export const numberRules: NumberRule[] = [
  rule("separe la unidad de la cifra", String.raw`(${number})(${units})(?![\p{L}\d])`, "$1 $2"),
  rule(
    "los decimales llevan coma",
    String.raw`(?<!orosilicato[ \u00a0])(?<![\p{L}\d.-])(\d+)\.(\d{1,2}|\d{4,})(?![\d.])`,
    "$1,$2",
  ),
  {
    reason: "los miles llevan punto",
    wrong: new RegExp(`${ungrouped}|${commaGrouped}`, "u"),
    corrected: (text) =>
      text
        .replace(new RegExp(commaGrouped, "gu"), (digits) => digits.replace(",", "."))
        .replace(new RegExp(ungrouped, "gu"), (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ".")),
  },
  rule(
    "un intervalo lleva raya corta sin espacios",
    String.raw`(?<![\p{L}\d-])(\d[\d.,]*) *- *(\d[\d.,]*)(?=[ \u00a0]?(?:${units}|minutos|segundos|horas)(?!\p{L}))`,
    "$1–$2",
  ),
  rule("un intervalo lleva raya corta sin espacios", String.raw`(\d)(?: – ?| ?– )(\d)`, "$1–$2"),
];

function rule(reason: string, source: string, replacement: string): NumberRule {
  const every = new RegExp(source, "gu");
  return { reason, wrong: new RegExp(source, "u"), corrected: (text) => text.replace(every, replacement) };
}

/** Matches an ordinary space between a number and its unit, where a line could break. */
export const breakableUnit = new RegExp(String.raw`\d (?:${unitSymbols})(?![\p{L}\d/])`, "u");

const fieldsWithoutProse = [
  "updated",
  "file",
  "site",
  "map",
  "mapFrame",
  "email",
  "dial",
  "display",
  "to",
  "path",
];

export function checkTypography(content: Content): string[] {
  return filesIn(content).flatMap(({ file, value }) =>
    fieldsIn(value).flatMap(({ path, value: text }) => {
      if (typeof text !== "string" || fieldsWithoutProse.includes(String(path.at(-1)))) return [];
      const broken = numberRules.filter(({ wrong }) => wrong.test(text));
      if (broken.length === 0) return [];
      const reasons = [...new Set(broken.map(({ reason }) => reason))].join("; ");
      const plain = withoutJoiners(correctedText(text)).replaceAll("\u00a0", " ");
      return [`content/${file}: ${formatPath(path)}: ${reasons}; escriba «${plain}»`];
    }),
  );
}

export function correctedText(text: string): string {
  return numberRules.reduce((corrected, each) => each.corrected(corrected), text);
}
