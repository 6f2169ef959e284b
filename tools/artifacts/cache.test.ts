import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Cache, hashOf, linkOrCopy } from "./cache.ts";

let root = "";
let made: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cache-"));
  made = [];
});

afterEach(() => rmSync(root, { recursive: true }));

const open = () => new Cache(join(root, "cache"));
const stored = () => readdirSync(join(root, "cache"));
const upperCase = async (cache: Cache, text: string) =>
  String(
    await cache.getBytes(hashOf(text), async () => {
      made.push(text);
      return text.toUpperCase();
    }),
  );

test("the cache makes a result only once, even in the next run", async () => {
  const cache = open();
  expect(await Promise.all(["a", "a", "b"].map((text) => upperCase(cache, text)))).toEqual(["A", "A", "B"]);
  expect(cache.made).toBe(2);
  expect(await upperCase(open(), "a")).toBe("A");
  expect(made).toEqual(["a", "b"]);
});

test("prune removes results that were not requested in this run", async () => {
  await upperCase(open(), "a");
  const cache = open();
  await upperCase(cache, "b");
  cache.prune();
  expect(stored()).toEqual([hashOf("b")]);
});

test("the cache stores folders too", async () => {
  const folder = await open().get("site", (path) => {
    mkdirSync(path);
    writeFileSync(join(path, "page"), "text");
  });
  expect(readFileSync(join(folder, "page"), "utf8")).toBe("text");
  open().prune();
  expect(stored()).toEqual([]);
});

test("if making a result was interrupted, the cache makes it again", async () => {
  const interrupted = open().get("a", (path) => {
    writeFileSync(path, "half");
    throw new Error("interrupted");
  });
  await expect(interrupted).rejects.toThrow("interrupted");
  expect(existsSync(join(root, "cache/a"))).toBe(false);
  const cache = open();
  const file = await cache.get("a", (path) => writeFileSync(path, "all of it"));
  expect(readFileSync(file, "utf8")).toBe("all of it");
  cache.prune();
  expect(stored()).toEqual(["a"]);
});

test("linkOrCopy does not write an unchanged file again", async () => {
  const output = join(root, "output/a");
  linkOrCopy(await open().get("a", (path) => writeFileSync(path, "text")), output);
  const before = statSync(output).mtimeMs;
  linkOrCopy(await open().get("a", () => expect.fail("made again")), output);
  expect(statSync(output).mtimeMs).toBe(before);
});
