import { expect, test } from "vitest";
import { calloutLayout } from "./layout.ts";

const near = { x: 0.2, y: 0.4 };
const low = { x: 0.5, y: 0.64 };

test("a picture ends below its lowest callout; the lower that callout, the narrower the picture", () => {
  const high = calloutLayout([near, { x: 0.5, y: 0.34 }], 4 / 3);
  const cut = calloutLayout([near, low], 4 / 3);
  expect(cut.ratio).toBeCloseTo(4 / 3 / 0.8, 2);
  expect(cut.places.map(({ line }) => line.blockSize)).toEqual(["50%", "80%"]);
  expect(cut.width).toBeLessThan(high.width);
});

test("a picture with a callout at its bottom is not cropped", () => {
  expect(calloutLayout([near, { x: 0.5, y: 0.95 }], 4 / 3).ratio).toBeCloseTo(4 / 3, 2);
});

test("the first callout's text is left of its line, the others right; the middle ones are higher", () => {
  const [first, middle, last] = calloutLayout([near, { x: 0.3, y: 0.5 }, low], 4 / 3).places;
  expect(first?.text).toEqual({ insetInlineEnd: "80%", textAlign: "end" });
  expect(middle?.text).toEqual({ insetInlineStart: "30%", paddingBlockEnd: "6rem" });
  expect(last?.text).toEqual({ insetInlineStart: "50%" });
});
