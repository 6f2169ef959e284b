import { withoutJoiners } from "#app/lib/text/word-joiner.ts";
import { ascentOf, linesOf, type Run, type TextStyle } from "../typesetting/lines.ts";
import type { Block, Piece } from "./elements.ts";
import { body, colours, display, sizes } from "./look.ts";
import { drawLine, type Tag } from "./pen.ts";

type Paragraph = Partial<TextStyle> & {
  /** Line height as a multiple of the font size. */
  leading?: number;
  align?: "left" | "center" | "right";
  /** Space below the text. */
  after?: number;
  minLines?: number;
  link?: string;
} & Partial<Tag>;

type Inline = { text: string } & Partial<TextStyle>;

/** The share of a line's free space that lies to the left of its text. */
const shareAtLeft = { left: 0, center: 0.5, right: 1 };

export function text(paragraph: Paragraph, ...parts: (string | Inline | undefined)[]): Block {
  const { leading = 1.3, align = "left", after = 0, minLines = 0, link, role = "P", scope } = paragraph;
  const style = styleOf(paragraph);
  const runs = parts
    .filter((part) => part !== undefined)
    .map((part): Run => {
      const { text, ...own } = typeof part === "string" ? { text: part } : part;
      // Word joiners have no glyph, and sheets never break a line at a dash.
      return { text: withoutJoiners(text), style: { ...style, ...own } };
    });
  const ascent = ascentOf(runs);
  const lineHeight = style.size * leading;
  const tag: Tag = { role, scope };
  return (width) => {
    const lines = linesOf(runs, width);
    const height = Math.max(lines.length, minLines) * lineHeight;
    const paint: Piece["paint"] = (pen, x, y) => {
      const starts = lines.map((line) => x + (width - line.width) * shareAtLeft[align]);
      const draw = (document: PDFKit.PDFDocument) =>
        lines.forEach((line, index) => {
          drawLine(document, line, starts[index] ?? x, y + ascent + index * lineHeight);
        });
      if (!link) pen.within(tag, () => pen.content(draw));
      else {
        const linkWidth = Math.max(...lines.map((line) => line.width));
        const left = Math.min(...starts);
        const label = runs.map((run) => run.text).join("");
        pen.within(tag, () => pen.link({ target: link, label, area: [left, y, linkWidth, height] }, draw));
      }
    };
    return { height: height + after, pieces: [{ x: 0, y: 0, height, paint }] };
  };
}

export function heading(title: string, note?: string): Block {
  return text(
    { role: "H2", family: display, weight: 600, size: sizes.heading, after: 6 },
    title,
    note === undefined
      ? undefined
      : { text: `   ${note}`, family: body, weight: 400, size: sizes.body, colour: colours.ink2 },
  );
}

function styleOf(style: Partial<TextStyle>): TextStyle {
  const { family = body, weight = 400, size = sizes.body, colour = colours.ink, tracking = 0 } = style;
  return { family, weight, size, colour, tracking };
}
