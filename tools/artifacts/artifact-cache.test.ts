import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeMissing, type Wanted } from "./artifact-cache.ts";
import { writeWhole } from "./write-whole.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "artifact-cache-"));
});

afterEach(() => rmSync(root, { recursive: true }));

const cache = () => join(root, "cache");
const wanted = (...names: string[]): Wanted[] =>
  names.map((name) => ({ cached: join(cache(), name), output: join(root, "output", name) }));
const output = (name: string) => readFileSync(join(root, "output", name), "utf8");

async function make(missing: Wanted[]) {
  for (const { cached } of missing) await writeWhole(cached, (part) => writeFileSync(part, "all of it"));
}

test("only what is missing is made, and what nobody wants is forgotten", async () => {
  expect(await makeMissing(cache(), wanted("a", "b"), make)).toBe(2);
  expect(await makeMissing(cache(), wanted("b", "c"), make)).toBe(1);
  expect(readdirSync(cache()).sort()).toEqual(["b", "c"]);
  expect([output("b"), output("c")]).toEqual(["all of it", "all of it"]);
});

test("a file that has not changed is not placed again", async () => {
  await makeMissing(cache(), wanted("a"), make);
  const before = statSync(join(root, "output", "a")).ctimeMs;
  await makeMissing(cache(), wanted("a"), make);
  expect(statSync(join(root, "output", "a")).ctimeMs).toBe(before);
});

test("a file that was interrupted is made again", async () => {
  const interrupted = async ([first]: Wanted[]) => {
    await writeWhole(first?.cached ?? "", (part) => {
      writeFileSync(part, "half");
      throw new Error("interrupted");
    });
  };
  await expect(makeMissing(cache(), wanted("a"), interrupted)).rejects.toThrow("interrupted");
  expect(existsSync(join(cache(), "a"))).toBe(false);
  expect(await makeMissing(cache(), wanted("a"), make)).toBe(1);
  expect(output("a")).toBe("all of it");
  expect(readdirSync(cache())).toEqual(["a"]);
});

test("a file has its name only when all of it is there", async () => {
  const file = join(root, "file");
  await writeWhole(file, async (part) => {
    writeFileSync(part, "half");
    await Promise.resolve();
    expect(existsSync(file)).toBe(false);
    writeFileSync(part, "all of it");
  });
  expect(readFileSync(file, "utf8")).toBe("all of it");
  expect(readdirSync(root)).toEqual(["file"]);
});
