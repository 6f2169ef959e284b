import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { addRedirect } from "./add-redirect.ts";

test("the address of a removed page redirects to its category", () => {
  const root = mkdtempSync(join(tmpdir(), "redirects-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "content"));
  addRedirect(root, undefined);
  addRedirect(root, "/productos/abc/serie/modelo");
  addRedirect(root, "/productos/abc/serie/modelo");
  expect(parse(readFileSync(join(root, "content/redirects.yaml"), "utf8"))).toEqual([
    { from: "/productos/abc/serie/modelo", to: "/productos/abc" },
  ]);
});

test("an earlier redirect to a removed page then leads to the category", () => {
  const root = mkdtempSync(join(tmpdir(), "redirects-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "content"));
  const file = join(root, "content/redirects.yaml");
  writeFileSync(file, '- from: "/vieja"\n  to: "/productos/abc/serie/modelo"\n');
  addRedirect(root, "/productos/abc/serie/modelo");
  expect(parse(readFileSync(file, "utf8"))).toEqual([
    { from: "/vieja", to: "/productos/abc" },
    { from: "/productos/abc/serie/modelo", to: "/productos/abc" },
  ]);
});
