/** The blocks that sheets are built of. Given its width, a block knows its height and what it paints. */
import type { Pen, Tag } from "./pen.ts";

/** What the end of a page does not cut, placed within its block. */
export type Piece = { x: number; y: number; height: number; paint(pen: Pen, x: number, y: number): void };
type Laid = { height: number; pieces: Piece[] };
export type Block = (width: number) => Laid;
type Optional = Block | null | undefined;

type Column = { gap?: number; top?: number; right?: number; bottom?: number; left?: number };

/** Blocks under each other, with room around them. */
export function column(room: Column, ...blocks: Optional[]): Block {
  const { gap = 0, top = 0, right = 0, bottom = 0, left = 0 } = room;
  return (width) => {
    let y = top - gap;
    const pieces = blocks.filter(isBlock).flatMap((block) => {
      const laid = block(width - left - right);
      const placed = moved(laid, left, y + gap);
      y += gap + laid.height;
      return placed;
    });
    return { height: Math.max(y, top) + bottom, pieces };
  };
}

/** Blocks side by side. Those without a width share what the others leave. */
export function row(
  { gap = 0, widths = [] }: { gap?: number; widths?: (number | undefined)[] },
  ...blocks: Block[]
): Block {
  return (width) => {
    const taken = blocks.reduce((sum, _, index) => sum + (widths[index] ?? 0), gap * (blocks.length - 1));
    const shared = (width - taken) / blocks.filter((_, index) => widths[index] === undefined).length;
    let x = 0;
    const cells = blocks.map((block, index) => {
      const across = widths[index] ?? shared;
      const laid = block(across);
      const cell = { height: laid.height, pieces: moved(laid, x, 0) };
      x += across + gap;
      return cell;
    });
    return {
      height: Math.max(...cells.map((cell) => cell.height)),
      pieces: cells.flatMap((cell) => cell.pieces),
    };
  };
}

/** Blocks of the same width in rows of so many; an incomplete row leaves its end empty. */
export function grid(
  { count, gap, rowGap = 0 }: { count: number; gap: number; rowGap?: number },
  ...blocks: Block[]
): Block {
  const rows = Array.from({ length: Math.ceil(blocks.length / count) }, (_, index) =>
    Array.from({ length: count }, (_, place) => blocks[index * count + place] ?? space(0)),
  );
  return column({ gap: rowGap }, ...rows.map((cells) => row({ gap }, ...cells)));
}

export function space(height: number): Block {
  return () => ({ height, pieces: [] });
}

/** A block that is never cut by the end of a page. */
export function whole(block: Block): Block {
  return (width) => {
    const { height, pieces } = block(width);
    const paint: Piece["paint"] = (pen, x, y) => {
      for (const piece of pieces) piece.paint(pen, x + piece.x, y + piece.y);
    };
    return { height, pieces: [{ x: 0, y: 0, height, paint }] };
  };
}

/** All of a block as one part of the document's structure. */
export function tagged(tag: Tag, block: Block): Block {
  return around(block, (pen, paint) => pen.within(tag, paint));
}

/** What a reader knows from elsewhere, and does not want to hear again. */
export function silent(block: Block): Block {
  return around(block, (pen, paint) => pen.aside("Layout", paint));
}

function around(block: Block, wrap: (pen: Pen, paint: () => void) => void): Block {
  return (width) => {
    const { height, pieces } = block(width);
    const wrapped = pieces.map((piece): Piece => {
      return { ...piece, paint: (pen, x, y) => wrap(pen, () => piece.paint(pen, x, y)) };
    });
    return { height, pieces: wrapped };
  };
}

type Place = { left: number; top: number | "middle"; width: number; block: Block };

/** Blocks on their places in a field of a height, later ones over earlier ones. */
export function layers(height: number, ...places: Place[]): Block {
  return whole(() => ({
    height,
    pieces: places.flatMap(({ left, top, width, block }) => {
      const laid = block(width);
      return moved(laid, left, top === "middle" ? (height - laid.height) / 2 : top);
    }),
  }));
}

type Frame = { top?: number; bottom?: number; left?: number; colour: string; background?: string };

/** A block with lines of these widths along its edges; they take their room. */
export function framed({ top = 0, bottom = 0, left = 0, colour, background }: Frame, block: Block): Block {
  const inner = column({ top, bottom, left }, block);
  return whole((width) => {
    const { height, pieces } = inner(width);
    const paint: Piece["paint"] = (pen, x, y) =>
      pen.decoration((document) => {
        if (background) document.rect(x, y, width, height).fill(background);
        if (top) document.rect(x, y, width, top).fill(colour);
        if (bottom) document.rect(x, y + height - bottom, width, bottom).fill(colour);
        if (left) document.rect(x, y, left, height).fill(colour);
      });
    return { height, pieces: [{ x: 0, y: 0, height, paint }, ...pieces] };
  });
}

export function picture(data: Buffer, alt: string, width: number, height: number): Block {
  const paint: Piece["paint"] = (pen, x, y) =>
    pen.content((document) => document.image(data, x, y, { width, height }));
  return tagged({ role: "Figure", alt }, () => ({ height, pieces: [{ x: 0, y: 0, height, paint }] }));
}

function moved({ pieces }: Laid, x: number, y: number): Piece[] {
  return pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y }));
}

function isBlock(block: Optional): block is Block {
  return Boolean(block);
}
