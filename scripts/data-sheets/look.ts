/** Measures, colours and faces of the sheets. All of it also reads when printed in black only. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import { unpacked } from "./font-file.ts";
import { signsFont } from "./signs-font.ts";

/** Millimetres in points, the unit of a PDF. */
export function mm(length: number): number {
  return (length * 72) / 25.4;
}

export const sheetWidth = mm(210);
export const margin = mm(15);
export const contentWidth = sheetWidth - 2 * margin;

export const colours = {
  ink: "#0B212C",
  ink2: "#465A63",
  ink3: "#5C6E76",
  line: "#D5DCDE",
  tickMinor: "#A9B6BA",
  tickMajor: "#5C6E76",
  petrol: "#0A5960",
  needle: "#C93F24",
  mist: "#F2F5F5",
};

export const groupColours = { petrol: "#0A5960", amber: "#7A4A12", leaf: "#3C6B2F", violet: "#4B4F86" };

/** The caps of blood tubes, as in the site's tokens. */
export const capColours = {
  lila: "#7B53B5",
  celeste: "#6FB0DC",
  amarilla: "#DBA92C",
  verde: "#2F8A53",
  gris: "#8A949A",
  roja: "#B43A32",
};

export const sizes = { small: 7.9, body: 9.4, heading: 13 };

export const display = ["Familjen", "Signs"];
export const body = ["Hanken", "Signs"];

const weights = { Familjen: [400, 500, 600], Hanken: [400, 600] };
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzı0123456789";

export async function loadFonts() {
  const { resolve } = createRequire(import.meta.url);
  const source = (font: Buffer) => `data:font/ttf;base64,${font.toString("base64")}`;
  const face = (family: string, weight: number) => ({
    src: source(
      unpacked(readFileSync(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))),
    ),
    fontWeight: weight,
  });
  const signs = (weight: 400 | 600, fontWeight: number) => ({ src: source(signsFont(weight)), fontWeight });
  Font.register({ family: "Familjen", fonts: weights.Familjen.map((it) => face("familjen-grotesk", it)) });
  Font.register({ family: "Hanken", fonts: weights.Hanken.map((it) => face("hanken-grotesk", it)) });
  Font.register({ family: "Signs", fonts: [signs(400, 400), signs(400, 500), signs(600, 600)] });
  // Spanish words stay whole: a hyphen in «MACCURA» or in a unit would be an error.
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(
    Object.entries(weights).flatMap(([family, list]) => list.map((weight) => meetLetters(family, weight))),
  );
}

/**
 * A font remembers each letter as it first meets it. Met as a part of «ó», an «o» is remembered
 * without its character, and is missing from the text that readers copy: so it meets all of them first.
 */
async function meetLetters(fontFamily: string, fontWeight: number) {
  await Font.load({ fontFamily, fontWeight });
  const font = Font.getFont({ fontFamily, fontWeight }).data;
  if (font && "glyphsForString" in font) font.glyphsForString(letters);
}
