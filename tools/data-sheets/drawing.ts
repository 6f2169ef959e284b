import type { Block } from "./elements.ts";

/** `left` and `top` are the upper left corner of the area in which the shape is drawn. */
export type Shape = (document: PDFKit.PDFDocument, left: number, top: number) => void;
type Point = [x: number, y: number];
export type Stroke = { from: Point; to: Point };
export type Box = { x: number; y: number; width: number; height: number };

/** Screen readers skip drawings, because the text of the sheet states the same facts. */
export function drawing(height: number, ...shapes: Shape[]): Block {
  return () => ({
    height,
    pieces: [
      {
        x: 0,
        y: 0,
        height,
        paint: (pen, x, y) =>
          pen.decoration((document) => {
            for (const shape of shapes) shape(document, x, y);
          }),
      },
    ],
  });
}

export function strokes(lines: Stroke[], colour: string, width = 0.6): Shape {
  return (document, left, top) => {
    for (const { from, to } of lines) {
      document.moveTo(left + from[0], top + from[1]).lineTo(left + to[0], top + to[1]);
    }
    if (lines.length > 0) document.lineWidth(width).stroke(colour);
  };
}

export function area({ x, y, width, height }: Box, fill: string, radius = 0): Shape {
  return (document, left, top) => {
    document.roundedRect(left + x, top + y, width, height, radius).fill(fill);
  };
}

export function outlined({ x, y, width, height }: Box, fill: string, stroke: string): Shape {
  return (document, left, top) => {
    document
      .rect(left + x, top + y, width, height)
      .lineWidth(0.7)
      .fillAndStroke(fill, stroke);
  };
}
