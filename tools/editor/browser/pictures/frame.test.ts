import { expect, test } from "vitest";
import { largestFrame, movedTo, resized } from "./frame.ts";

const wide = { width: 3000, height: 1500 };
const frame = { x: 500, y: 0, width: 2000, height: 1500 };

test("the crop frame starts in the middle of a picture, as large as possible", () => {
  expect(largestFrame(wide, "4:3")).toEqual(frame);
  expect(largestFrame({ width: 1600, height: 2400 }, "4:3")).toEqual({
    x: 0,
    y: 600,
    width: 1600,
    height: 1200,
  });
  expect(largestFrame({ width: 1440, height: 1080 }, "4:3")).toEqual({
    x: 0,
    y: 0,
    width: 1440,
    height: 1080,
  });
});

test("the crop frame for pictures of pages is 16:9", () => {
  expect(largestFrame(wide, "16:9")).toEqual({ x: 167, y: 0, width: 2666, height: 1500 });
  expect(largestFrame({ width: 1440, height: 810 }, "16:9")).toMatchObject({ width: 1440, height: 810 });
});

test("there is no crop frame if the largest 4:3 part is narrower than 1440 px", () => {
  expect(largestFrame({ width: 1439, height: 1080 }, "4:3")).toBeUndefined();
  expect(largestFrame({ width: 1920, height: 1079 }, "4:3")).toBeUndefined();
});

test("the crop frame stays inside the picture", () => {
  expect(movedTo(frame, wide, -40, 90)).toEqual({ ...frame, x: 0 });
  expect(movedTo(frame, wide, 5000, -1)).toEqual({ ...frame, x: 1000 });
});

test("the middle of the crop frame stays in place when its size changes", () => {
  expect(resized(frame, wide, 1440)).toEqual({ x: 780, y: 210, width: 1440, height: 1080 });
  expect(resized({ x: 1000, y: 420, width: 1440, height: 1080 }, wide, 2000)).toEqual({ ...frame, x: 720 });
});
