/** Lengths, colours and typefaces of the data sheets. The sheets must also be readable in black and white. */
import { colour } from "../tokens.ts";
import type { Family } from "../typesetting/typefaces.ts";

/** Converts millimetres to points, the unit of a PDF. */
export function mm(length: number): number {
  return (length * 72) / 25.4;
}

export const sheetWidth = mm(210);
export const sheetHeight = mm(297);
export const margin = mm(15);
export const contentWidth = sheetWidth - 2 * margin;

export const colours = {
  paper: colour("paper"),
  ink: colour("ink"),
  ink2: colour("ink-2"),
  ink3: colour("ink-3"),
  line: colour("line"),
  tickMinor: colour("tick-minor"),
  tickMajor: colour("tick-major"),
  petrol: colour("petrol"),
  needle: colour("needle"),
  mist: colour("mist"),
};

export const groupColours = {
  petrol: colours.petrol,
  amber: colour("group-amber"),
  leaf: colour("group-leaf"),
  violet: colour("group-violet"),
};

export const capColours = {
  lila: colour("cap-lila"),
  celeste: colour("cap-celeste"),
  amarilla: colour("cap-amarilla"),
  verde: colour("cap-verde"),
  gris: colour("cap-gris"),
  roja: colour("cap-roja"),
};

export const sizes = { small: 7.9, body: 9.4, heading: 13 };

export const display: Family = "Familjen";
export const body: Family = "Hanken";
