import { drawing, strokes } from "../drawing.ts";
import { type Block, column } from "../elements.ts";
import { colours, contentWidth, display, margin, mm } from "../look.ts";
import { text } from "../text.ts";
import { pageRoom } from "./running.ts";

/** Pages on a folded sheet of paper. */
const sheetPages = 4;
const lineStep = mm(8);

const title = text(
  { role: "H1", family: display, weight: 500, size: 36, leading: 1.05, after: mm(12) },
  "Notas",
);

/** Returns note pages that fill the last sheet of paper, so that the contact page is on the back. */
export function notesPages(otherPages: number): Block[] {
  const missing = (sheetPages - (otherPages % sheetPages)) % sheetPages;
  return Array.from({ length: missing }, (_, index) => notesPage(index === 0));
}

function notesPage(isFirst: boolean): Block {
  const head = isFirst ? [title] : [];
  const top = isFirst ? title(contentWidth).height : 0;
  const count = Math.floor((pageRoom - top) / lineStep);
  const lines = Array.from({ length: count }, (_, index) => lineStep * (index + 1));
  return column(
    { left: margin, right: margin },
    ...head,
    drawing(
      lineStep * count,
      strokes(
        lines.map((y) => ({ from: [0, y], to: [contentWidth, y] })),
        colours.line,
      ),
    ),
  );
}
