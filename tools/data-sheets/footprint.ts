import type { EquipmentSheet } from "#app/content/outputs/sheets.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { type Box, drawing, outlined, type Stroke, strokes } from "./drawing.ts";
import { type Block, column, layers, space, tagged, unbreakable } from "./elements.ts";
import { colours, mm, sizes } from "./look.ts";
import { heading, text } from "./text.ts";

/** Space left and right of the drawings, for the lengths written there. */
const side = mm(13);
const gap = mm(9);
const tick = 5;
const tallest = mm(27);

/** The instrument from the front and from above, on one scale, with a tick every 10 cm. */
export function footprint(size: EquipmentSheet["footprint"] & object, available: number): Block {
  const { width, depth, height, note } = size;
  const scale = Math.min((available - 2 * side - gap) / (2 * width), tallest / Math.max(height, depth));
  const floor = Math.max(height, depth) * scale;
  const front = { x: side, y: floor - height * scale, width: width * scale, height: height * scale };
  const plan = {
    x: side + front.width + gap,
    y: floor - depth * scale,
    width: front.width,
    height: depth * scale,
  };
  const ticks = [
    ...[front, plan].flatMap(({ x }) => divisions(width).map((at) => vertical(x + at * scale, floor))),
    ...divisions(height).map((at) => horizontal(front.x, floor - at * scale)),
    ...divisions(depth).map((at) => horizontal(plan.x + plan.width + tick, floor - at * scale)),
  ];
  const shapes = [
    ...[front, plan].map((box) => outlined(box, colours.mist, colours.tickMajor)),
    strokes(ticks, colours.tickMajor, 0.5),
  ];
  return unbreakable(
    column(
      {},
      heading("Espacio necesario"),
      space(2),
      tagged(
        {
          role: "Figure",
          alt: `Frente: ${length(width)} de ancho, ${length(height)} de alto. Planta: ${length(width)} de ancho, ${length(depth)} de profundidad.`,
        },
        layers(
          floor + 17,
          { left: 0, top: 0, width: available, block: drawing(floor + tick + 1, ...shapes) },
          inside("Frente", front),
          inside("Planta", plan),
          measure(width, { left: front.x, top: floor + 6, width: front.width }, "center"),
          measure(width, { left: plan.x, top: floor + 6, width: plan.width }, "center"),
          measure(height, { left: 0, top: front.y + front.height / 2 - 5, width: side - 7 }, "right"),
          measure(depth, { left: plan.x + plan.width + 9, top: plan.y + plan.height / 2 - 5, width: side }),
        ),
      ),
      space(3),
      text({ size: sizes.small, colour: colours.ink2 }, note),
    ),
  );
}

function divisions(length: number): number[] {
  return Array.from({ length: Math.floor(length / 10) + 1 }, (_, index) => index * 10);
}

function vertical(x: number, y: number): Stroke {
  return { from: [x, y], to: [x, y + tick] };
}

function horizontal(x: number, y: number): Stroke {
  return { from: [x - tick, y], to: [x, y] };
}

function inside(label: string, { x, y, width, height }: Box) {
  const block = text({ align: "center", size: sizes.small, colour: colours.ink2 }, label);
  return { left: x, top: y + height / 2 - 5, width, block };
}

function measure(
  centimetres: number,
  place: { left: number; top: number; width: number },
  align?: "center" | "right",
) {
  return { ...place, block: text({ align, size: sizes.small, weight: 600 }, length(centimetres)) };
}

function length(centimetres: number): string {
  return `${formatNumber(centimetres)}\u00a0cm`;
}
