/** Measures, colours and faces of the sheets. All of it also reads when printed in black only. */
import type { Family } from "../typesetting/typefaces.ts";

/** Millimetres in points, the unit of a PDF. */
export function mm(length: number): number {
  return (length * 72) / 25.4;
}

export const sheetWidth = mm(210);
export const sheetHeight = mm(297);
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

export const display: Family = "Familjen";
export const body: Family = "Hanken";
