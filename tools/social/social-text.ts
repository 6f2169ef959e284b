/** The text of a shared picture in Pango markup, which sharp renders. */
import { fileURLToPath } from "node:url";
import type { CreateText } from "sharp";
import type { SocialCard } from "#app/content/outputs/social-cards.ts";

// fontconfig reads this when sharp draws the first text.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL("fonts.conf", import.meta.url));

type Style = { font: string; size: number; colour: string; tracking?: number; lineHeight?: number };

const colours = { ink: "#0B212C", quiet: "#465A63", petrol: "#0A5960" };
const display = "Familjen Grotesk";
const small: Style = { font: "Hanken Grotesk SemiBold", size: 28, colour: colours.quiet };
const large: Style = { font: `${display} Medium`, size: 64, colour: colours.ink, tracking: -2 };
/** Space below the first line and above the figure. A line has equal space above and below. */
const smallLine = 36.5 + 2 * 20;
const figureLine = 80 + 2 * 36;

/** The company's name, the same on every picture. */
export function signature(company: string): CreateText {
  return drawn(span({ font: `${display} SemiBold`, size: 34, colour: colours.petrol }, company));
}

/** The page's kind, title and main figure. */
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

/** At 72 dpi, one point is one pixel. */
function drawn(text: string): CreateText {
  return { text, dpi: 72, rgba: true };
}

function span({ font, size, colour, tracking = 0, lineHeight }: Style, text: string): string {
  const height = lineHeight ? ` line_height="${units(lineHeight)}"` : "";
  const style = `font_desc="${font} ${size}" foreground="${colour}" letter_spacing="${units(tracking)}"${height}`;
  return `<span ${style}>${escaped(text)}</span>`;
}

/** Pango uses 1024ths of a point. */
function units(points: number): number {
  return Math.round(points * 1024);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
