/** The words of a shared picture, in the markup of Pango, which sets them for sharp. */
import { fileURLToPath } from "node:url";
import type { CreateText } from "sharp";
import type { SocialCard } from "#app/content/outputs/social-cards.ts";

// Read when the first text is drawn.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL("fonts.conf", import.meta.url));

type Style = { font: string; size: number; colour: string; tracking?: number; lineHeight?: number };

const colours = { ink: "#0B212C", quiet: "#465A63", petrol: "#0A5960" };
const display = "Familjen Grotesk";
const small: Style = { font: "Hanken Grotesk SemiBold", size: 28, colour: colours.quiet };
const large: Style = { font: `${display} Medium`, size: 64, colour: colours.ink, tracking: -2 };
/** Room below the first line, and above the figure. A line has as much above as below; at the edges nothing shows it. */
const smallLine = 36.5 + 2 * 20;
const figureLine = 80 + 2 * 36;

/** The company, the same on all. */
export function signature(company: string): CreateText {
  return drawn(span({ font: `${display} SemiBold`, size: 34, colour: colours.petrol }, company));
}

/** What the page is about: its kind, its title and the figure that decides. */
export function cardText({ line, title, picture, figure }: SocialCard): CreateText {
  const size = titleSize(title, picture);
  const lines = [
    span({ ...small, lineHeight: smallLine }, line),
    span({ ...large, size, lineHeight: size * 1.02 }, title),
    figure && span({ ...large, lineHeight: figureLine }, figure.number) + span(small, `  ${figure.label}`),
  ];
  return { ...drawn(lines.filter(Boolean).join("\n")), width: picture ? 470 : 820, wrap: "word" };
}

function titleSize(title: string, picture: string | undefined): number {
  if (!picture) return 84;
  return title.length > 22 ? 54 : 66;
}

/** Points are pixels at 72 to the inch. */
function drawn(text: string): CreateText {
  return { text, dpi: 72, rgba: true };
}

function span({ font, size, colour, tracking = 0, lineHeight }: Style, text: string): string {
  const height = lineHeight ? ` line_height="${units(lineHeight)}"` : "";
  const style = `font_desc="${font} ${size}" foreground="${colour}" letter_spacing="${units(tracking)}"${height}`;
  return `<span ${style}>${escaped(text)}</span>`;
}

/** Pango counts in 1024ths. */
function units(points: number): number {
  return Math.round(points * 1024);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
