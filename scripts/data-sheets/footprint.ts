import { Rect } from "@react-pdf/renderer";
import { createElement, type ReactNode } from "react";
import type { EquipmentSheet } from "#app/content.server/sheets.ts";
import { formatNumber } from "#app/lib/format.ts";
import { box, drawing, heading, strokes, text, whole } from "./elements.ts";
import { colours, mm, sizes } from "./look.ts";

/** Room for the vertical measures at both sides, between the drawings, and for the ticks. */
const side = mm(13);
const gap = mm(9);
const tick = 5;
const tallest = mm(27);

/** Front and plan, to one scale; a tick every 10 cm. */
export function footprint(size: EquipmentSheet["footprint"] & object, available: number): ReactNode {
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
  return whole(
    {},
    heading("Espacio necesario"),
    box(
      { height: floor + 17, marginTop: 2 },
      drawing(
        available,
        floor + tick + 1,
        { position: "absolute", left: 0, top: 0 },
        rectangle(front),
        rectangle(plan),
        strokes(
          [front, plan].flatMap(({ x }) => divisions(width).map((at) => vertical(x + at * scale, floor))),
          colours.tickMajor,
          0.5,
        ),
        strokes(
          divisions(height).map((at) => horizontal(front.x, floor - at * scale)),
          colours.tickMajor,
          0.5,
        ),
        strokes(
          divisions(depth).map((at) => horizontal(plan.x + plan.width + tick, floor - at * scale)),
          colours.tickMajor,
          0.5,
        ),
      ),
      inside("Frente", front),
      inside("Planta", plan),
      measure(width, { left: front.x, top: floor + 6, width: front.width, textAlign: "center" }),
      measure(width, { left: plan.x, top: floor + 6, width: plan.width, textAlign: "center" }),
      measure(height, { left: 0, top: front.y + front.height / 2 - 5, width: side - 7, textAlign: "right" }),
      measure(depth, { left: plan.x + plan.width + 9, top: plan.y + plan.height / 2 - 5 }),
    ),
    text({ fontSize: sizes.small, color: colours.ink2, marginTop: 3 }, note),
  );
}

type Box = { x: number; y: number; width: number; height: number };

function rectangle(box: Box): ReactNode {
  return createElement(Rect, { ...box, fill: colours.mist, stroke: colours.tickMajor, strokeWidth: 0.7 });
}

function divisions(length: number): number[] {
  return Array.from({ length: Math.floor(length / 10) + 1 }, (_, index) => index * 10);
}

function vertical(x: number, y: number) {
  return { from: [x, y] as [number, number], to: [x, y + tick] as [number, number] };
}

function horizontal(x: number, y: number) {
  return { from: [x - tick, y] as [number, number], to: [x, y] as [number, number] };
}

function inside(label: string, { x, y, width, height }: Box): ReactNode {
  return text(
    {
      position: "absolute",
      left: x,
      top: y + height / 2 - 5,
      width,
      textAlign: "center",
      fontSize: sizes.small,
      color: colours.ink2,
    },
    label,
  );
}

function measure(
  length: number,
  place: { left: number; top: number; width?: number; textAlign?: "center" | "right" },
) {
  return text(
    { position: "absolute", ...place, fontSize: sizes.small, fontWeight: 600 },
    `${formatNumber(length)}\u00a0cm`,
  );
}
