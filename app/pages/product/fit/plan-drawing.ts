import { doors, type Floor } from "./fit.ts";

/** Centimetres between ticks, and between ticks with a number. */
const minor = 10;
const major = 50;

/** All lengths are in centimetres. */
export function planDrawing({ width, depth }: Floor) {
  const across = roundUp(width + 50, major);
  const down = roundUp(depth + 25, major);
  return {
    across,
    down,
    space: { width: roundUp(width + 20, minor), depth: roundUp(depth + 20, minor) },
    ticks:
      steps(across, minor)
        .map((at) => `M${at} 0v${tick(at)}`)
        .join("") +
      steps(down, minor)
        .map((at) => `M0 ${at}h${tick(at)}`)
        .join(""),
    // The ruler shows the instrument's width and leaves out numbers that are too close to it.
    numbersAcross: steps(across, major).filter((at) => Math.abs(at - width) > across / 10),
    numbersDown: steps(down, major),
    doors: doors.filter((door) => door <= down),
  };
}

function tick(at: number): number {
  return at % major === 0 ? -6 : -3;
}

function steps(end: number, step: number): number[] {
  return Array.from({ length: end / step + 1 }, (_, index) => index * step);
}

function roundUp(length: number, step: number): number {
  return Math.ceil(length / step) * step;
}
