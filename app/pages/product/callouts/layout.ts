import type { CSSProperties } from "react";

/** Share of the picture that stays visible below its lowest callout. */
const below = 0.16;
/** Height of the cropped picture, in rem. */
const height = 42;

/** Crops the picture below its lowest callout. */
export function calloutLayout(places: { x: number; y: number }[], ratio: number) {
  const shown = Math.min(1, Math.max(...places.map(({ y }) => y)) + below);
  return {
    ratio: rounded(ratio / shown),
    width: rounded((height * ratio) / shown),
    places: places.map(({ x, y }, index) => ({
      line: { insetInlineStart: percent(x), blockSize: percent(y / shown) },
      text: textStyle(x, index, places.length),
    })),
  };
}

/** The first text is left of its line, the others right of theirs. The middle texts are higher. */
function textStyle(x: number, index: number, count: number): CSSProperties {
  if (index === 0) return { insetInlineEnd: percent(1 - x), textAlign: "end" };
  const isMiddle = index < count - 1;
  return { insetInlineStart: percent(x), ...(isMiddle && { paddingBlockEnd: "6rem" }) };
}

function percent(share: number): string {
  return `${rounded(share * 100)}%`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
