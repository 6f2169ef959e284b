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

test("a result is made once, in this run and the next", async () => {
  const cache = open();
  expect(await Promise.all(["a", "a", "b"].map((text) => upperCase(cache, text)))).toEqual(["A", "A", "B"]);
  expect(cache.made).toBe(2);
  expect(await upperCase(open(), "a")).toBe("A");
  expect(made).toEqual(["a", "b"]);
});

test("prune removes the results that nobody requested", async () => {
  await upperCase(open(), "a");
  const cache = open();
  await upperCase(cache, "b");
  cache.prune();
  expect(stored()).toEqual([hashOf("b")]);
});

test("a result may be a folder", async () => {
  const folder = await open().get("site", (path) => {
    mkdirSync(path);
    writeFileSync(join(path, "page"), "text");
  });
  expect(readFileSync(join(folder, "page"), "utf8")).toBe("text");
  open().prune();
  expect(stored()).toEqual([]);
});

test("an interrupted result is made again", async () => {
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

test("a file that has not changed is not written again", async () => {
  const output = join(root, "output/a");
  linkOrCopy(await open().get("a", (path) => writeFileSync(path, "text")), output);
  const before = statSync(output).mtimeMs;
  linkOrCopy(await open().get("a", () => expect.fail("made again")), output);
  expect(statSync(output).mtimeMs).toBe(before);
});
