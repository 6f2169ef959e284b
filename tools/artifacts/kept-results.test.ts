import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { KeptResults } from "./kept-results.ts";

let folder = "";
let made: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-results-"));
  made = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

const upperCase = (text: string) => async () => {
  made.push(text);
  return text.toUpperCase();
};
const ask = async (results: KeptResults, text: string, settings = "") =>
  String(await results.of([settings, text], upperCase(text)));

test("what was made of the same is not made again, in this run or the next", async () => {
  const first = new KeptResults(folder);
  expect(await Promise.all([ask(first, "a"), ask(first, "a"), ask(first, "b")])).toEqual(["A", "A", "B"]);
  expect(await ask(new KeptResults(folder), "a")).toBe("A");
  expect(made).toEqual(["a", "b"]);
});

test("other bytes, or other settings, are made", async () => {
  await ask(new KeptResults(folder), "a");
  const next = new KeptResults(folder);
  expect([await ask(next, "aa"), await ask(next, "a", "other")]).toEqual(["AA", "A"]);
  expect(made).toEqual(["a", "aa", "a"]);
});

test("what fails is not kept", async () => {
  const broken = new KeptResults(folder).of(["a"], () => Promise.reject(new Error("no")));
  await expect(broken).rejects.toThrow("no");
  expect(readdirSync(folder)).toEqual([]);
});

test("what nobody asks for any more is forgotten", async () => {
  const first = new KeptResults(folder);
  await ask(first, "a");
  await ask(first, "b");
  const next = new KeptResults(folder);
  await ask(next, "b");
  next.forgetOthers();
  expect(readdirSync(folder)).toHaveLength(1);
  await ask(new KeptResults(folder), "a");
  expect(made).toEqual(["a", "b", "a"]);
});
