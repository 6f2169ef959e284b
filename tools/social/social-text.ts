/** The text of a social picture in Pango markup, which sharp renders. */
import { fileURLToPath } from "node:url";
import type { CreateText } from "sharp";
import type { SocialCard } from "#app/content/outputs/social-cards.ts";
import { escaped } from "../escaped.ts";
import { colour } from "../tokens.ts";

// Fontconfig reads this variable when the first text is drawn.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL("fonts.conf", import.meta.url));

type Style = { font: string; size: number; ink: string; tracking?: number; lineHeight?: number };

const display = "Familjen Grotesk";
const small: Style = { font: "Hanken Grotesk SemiBold", size: 28, ink: colour("ink-2") };
const large: Style = { font: `${display} Medium`, size: 64, ink: colour("ink"), tracking: -2 };
/** Line heights that add space below the first line and above the figure. Pango adds half on each side. */
const smallLine = 36.5 + 2 * 20;
const figureLine = 80 + 2 * 36;

export function signature(company: string): CreateText {
  return drawn(span({ font: `${display} SemiBold`, size: 34, ink: colour("petrol") }, company));
}

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

function span({ font, size, ink, tracking = 0, lineHeight }: Style, text: string): string {
  const height = lineHeight ? ` line_height="${units(lineHeight)}"` : "";
  const style = `font_desc="${font} ${size}" foreground="${ink}" letter_spacing="${units(tracking)}"${height}`;
  return `<span ${style}>${escaped(text)}</span>`;
}

/** Pango uses 1024ths of a point. */
function units(points: number): number {
  return Math.round(points * 1024);
}
