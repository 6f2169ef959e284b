import { drawing, strokes } from "./drawing.ts";
import type { Block } from "./elements.ts";
import { colours } from "./look.ts";

type RulerOptions = {
  width: number;
  /** Position of tick 0, which is long. There are ticks on its left too. */
  start?: number;
  /** Distance between ticks. Every tenth tick is long. */
  step: number;
  axis?: boolean;
};

const shortTick = 4;
export const rulerHeight = 9;

export function ruler({ width, start = 0, step, axis = false }: RulerOptions): Block {
  const first = -Math.floor(start / step + 0.001);
  const count = Math.floor((width - start) / step + 0.001) - first + 1;
  const ticks = Array.from({ length: count }, (_, index) => first + index);
  const at = (tick: number, length: number) => {
    const x = Math.min(start + tick * step, width - 0.3);
    return { from: [x, 0] as [number, number], to: [x, length] as [number, number] };
  };
  return drawing(
    rulerHeight,
    strokes(
      ticks.filter((tick) => tick % 10 !== 0).map((tick) => at(tick, shortTick)),
      colours.tickMinor,
    ),
    strokes(
      ticks.filter((tick) => tick % 10 === 0).map((tick) => at(tick, rulerHeight)),
      colours.tickMajor,
    ),
    strokes(axis ? [{ from: [0, 0.3], to: [width, 0.3] }] : [], colours.tickMajor),
  );
}
