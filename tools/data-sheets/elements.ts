/** Layout blocks of the sheets. Given a width, a block returns its height and the pieces to paint. */
import type { Pen, Tag } from "./pen.ts";

/** An unbreakable piece, positioned within its block. `anchors` lists the link targets in it. */
export type Piece = {
  x: number;
  y: number;
  height: number;
  anchors?: string[];
  paint(pen: Pen, x: number, y: number): void;
};
type Layout = { height: number; pieces: Piece[] };
export type Block = (width: number) => Layout;
type Optional = Block | null | undefined;

type Spacing = { gap?: number; top?: number; right?: number; bottom?: number; left?: number };

export function column(spacing: Spacing, ...blocks: Optional[]): Block {
  const { gap = 0, top = 0, right = 0, bottom = 0, left = 0 } = spacing;
  return (width) => {
    let y = top - gap;
    const pieces = blocks.filter(isBlock).flatMap((block) => {
      const layout = block(width - left - right);
      const placed = moved(layout, left, y + gap);
      y += gap + layout.height;
      return placed;
    });
    return { height: Math.max(y, top) + bottom, pieces };
  };
}

/** Places blocks side by side. Blocks without a width share the remaining width. */
export function row(
  { gap = 0, widths = [] }: { gap?: number; widths?: (number | undefined)[] },
  ...blocks: Block[]
): Block {
  return (width) => {
    const fixed = blocks.reduce((sum, _, index) => sum + (widths[index] ?? 0), gap * (blocks.length - 1));
    const shared = (width - fixed) / blocks.filter((_, index) => widths[index] === undefined).length;
    let x = 0;
    const cells = blocks.map((block, index) => {
      const across = widths[index] ?? shared;
      const layout = block(across);
      const cell = { height: layout.height, pieces: moved(layout, x, 0) };
      x += across + gap;
      return cell;
    });
    return {
      height: Math.max(...cells.map((cell) => cell.height)),
      pieces: cells.flatMap((cell) => cell.pieces),
    };
  };
}

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

export function unbreakable(block: Block): Block {
  return (width) => {
    const { height, pieces } = block(width);
    const paint: Piece["paint"] = (pen, x, y) => {
      for (const piece of pieces) piece.paint(pen, x + piece.x, y + piece.y);
    };
    const anchors = pieces.flatMap((piece) => piece.anchors ?? []);
    return { height, pieces: [{ x: 0, y: 0, height, anchors, paint }] };
  };
}

/** Makes a block the target of links within the document. */
export function anchored(name: string, block: Block): Block {
  return unbreakable((width) => {
    const { height, pieces } = block(width);
    const paint: Piece["paint"] = (pen, _, y) => pen.anchor(name, y);
    return { height, pieces: [{ x: 0, y: 0, height: 0, anchors: [name], paint }, ...pieces] };
  });
}

export function tagged(tag: Tag, block: Block): Block {
  return wrapPaint(block, (pen, paint) => pen.within(tag, paint));
}

/** Screen readers skip the block, because other text states the same. */
export function artifact(block: Block): Block {
  return wrapPaint(block, (pen, paint) => pen.asArtifact("Layout", paint));
}

function wrapPaint(block: Block, wrap: (pen: Pen, paint: () => void) => void): Block {
  return (width) => {
    const { height, pieces } = block(width);
    const wrapped = pieces.map((piece): Piece => {
      return { ...piece, paint: (pen, x, y) => wrap(pen, () => piece.paint(pen, x, y)) };
    });
    return { height, pieces: wrapped };
  };
}

type Place = { left: number; top: number | "middle"; width: number; block: Block };

/** Places blocks at fixed positions. Later blocks cover earlier blocks. */
export function layers(height: number, ...places: Place[]): Block {
  return unbreakable(() => ({
    height,
    pieces: places.flatMap(({ left, top, width, block }) => {
      const layout = block(width);
      return moved(layout, left, top === "middle" ? (height - layout.height) / 2 : top);
    }),
  }));
}

type Frame = { top?: number; bottom?: number; left?: number; colour: string; background?: string };

export function framed({ top = 0, bottom = 0, left = 0, colour, background }: Frame, block: Block): Block {
  const inner = column({ top, bottom, left }, block);
  return unbreakable((width) => {
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

export function ruled(colour: string, spacing: Spacing, ...blocks: Optional[]): Block {
  return framed({ top: 0.6, colour }, column(spacing, ...blocks));
}

export function picture(data: Buffer, alt: string, width: number, height: number): Block {
  const paint: Piece["paint"] = (pen, x, y) =>
    pen.content((document) => document.image(data, x, y, { width, height }));
  return tagged({ role: "Figure", alt }, () => ({ height, pieces: [{ x: 0, y: 0, height, paint }] }));
}

function moved({ pieces }: Layout, x: number, y: number): Piece[] {
  return pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y }));
}

function isBlock(block: Optional): block is Block {
  return Boolean(block);
}
