import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("each key is computed once", () => {
  const double = vi.fn((number: number) => number * 2);
  const remembered = memoize(double);
  expect([1, 2, 1, 2, 1].map(remembered)).toEqual([2, 4, 2, 4, 2]);
  expect(double).toHaveBeenCalledTimes(2);
});

test("undefined, null and empty results are cached too", () => {
  for (const answer of [undefined, null, 0, ""]) {
    const compute = vi.fn((_: string) => answer);
    const remembered = memoize(compute);
    expect([remembered("key"), remembered("key")]).toEqual([answer, answer]);
    expect(compute).toHaveBeenCalledTimes(1);
  }
});

test("if the computation for a key fails, the next call computes it again", () => {
  const compute = vi.fn((key: string) => key);
  compute.mockImplementationOnce(() => {
    throw new Error("not yet");
  });
  const remembered = memoize(compute);
  expect(() => remembered("key")).toThrow("not yet");
  expect(remembered("key")).toBe("key");
});

test("objects are compared by identity, not by content", () => {
  const compute = vi.fn((key: object) => Object.keys(key));
  const remembered = memoize(compute);
  const key = { a: 1 };
  remembered(key);
  remembered(key);
  remembered({ a: 1 });
  expect(compute).toHaveBeenCalledTimes(2);
});
