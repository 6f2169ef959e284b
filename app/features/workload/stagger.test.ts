import fc from "fast-check";
import { expect, test } from "vitest";
import { stagger } from "./stagger.ts";

test("labels that fit side by side share a level", () => {
  const apart = [0, 0.3, 0.9].map((position) => ({ position, width: 5 }));
  expect(stagger(apart, 40).map(({ level }) => level)).toEqual([0, 0, 0]);
});

test("a label that would cover the position to keep clear is placed left of its stem", () => {
  expect(stagger([{ position: 0.72, width: 10 }], 64, 0.8)).toEqual([{ side: "start", level: 0 }]);
});

test("a label left of its stem is raised above a neighbouring stem that it would cross", () => {
  const pair = [0.65, 0.72].map((position) => ({ position, width: 10 }));
  expect(stagger(pair, 64, 0.8)).toEqual([
    { side: "start", level: 0 },
    { side: "start", level: 1 },
  ]);
});

test("a label right of its stem is raised above a neighbouring stem that it would cross", () => {
  const pair = [0.2, 0.28].map((position) => ({ position, width: 12 }));
  expect(stagger(pair, 40)).toEqual([
    { side: "end", level: 1 },
    { side: "end", level: 0 },
  ]);
});

test("no label hides a stem if the label can be raised instead", () => {
  const stems = [
    { position: 0.217, width: 11 },
    { position: 0.289, width: 11 },
    { position: 0.65, width: 10 },
    { position: 0.722, width: 12 },
  ];
  expect(stagger(stems, 40, 0.8)).toEqual([
    { side: "end", level: 1 },
    { side: "end", level: 0 },
    { side: "start", level: 2 },
    { side: "start", level: 3 },
  ]);
});

test("labels that would overlap get different levels", () => {
  const stems = fc.array(
    fc.record({
      position: fc.double({ min: 0, max: 1, noNaN: true }),
      width: fc.double({ min: 1, max: 12, noNaN: true }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(stems, fc.constantFrom(20, 44), (list, scale) => {
      const boxes = stagger(list, scale).map(({ side, level }, index) => {
        const { position = 0, width = 0 } = list[index] ?? {};
        const at = position * scale;
        return { level, from: side === "end" ? at : at - width, to: side === "end" ? at + width : at };
      });
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          if (box.level === other.level) expect(box.to <= other.from || box.from >= other.to).toBe(true);
        }
      }
    }),
  );
});
