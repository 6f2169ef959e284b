/** Copies of the fixtures that tests may break. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentError } from "#app/content/read/content.ts";
import { loadContent } from "#app/content/read/load.ts";

/** The folder of the current test's copy. */
export let root: string;

export function copyOfCatalogue(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("tests/fixtures/content", join(folder, "content"), { recursive: true });
  mkdirSync(join(folder, "images"));
  for (const file of readdirSync("tests/fixtures/images")) {
    symlinkSync(resolve("tests/fixtures/images", file), join(folder, "images", file));
  }
  return folder;
}

export function copyBeforeEach() {
  beforeEach(() => {
    root = copyOfCatalogue();
  });
  afterEach(() => rmSync(root, { recursive: true }));
}

export function copied(file: string): string {
  return join(root, "content", file);
}

export function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(copied(file), "utf8");
  const after = change(before);
  expect(after, "the edit must change something").not.toBe(before);
  writeFileSync(copied(file), after);
}

export function faults(): string[] {
  try {
    loadContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

type BrokenRule = [rule: string, file: string, change: (text: string) => string, line: RegExp];

export function testRules(rules: BrokenRule[]) {
  for (const [rule, file, change, line] of rules) {
    test(`the content check refuses ${rule}, in one line`, () => {
      edit(file, change);
      const lines = faults();
      expect(lines.join("\n")).toMatch(line);
      expect(lines.filter((text) => !line.test(text))).toEqual([]);
      for (const text of lines) expect(text).not.toContain("\n");
    });
  }
}
