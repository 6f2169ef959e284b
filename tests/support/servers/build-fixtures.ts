/**
 * Builds the frozen catalogue of tests/fixtures beside its content, unless what is there was made of the same.
 * Runs by itself, before the browser tests, and once before the tests of built pages.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../../tools/artifacts/artifact-cache.ts";

const root = "tests/fixtures";
const stamp = join(root, "build/made-of");
const sources = [
  "package-lock.json",
  "vite.config.ts",
  "{app,tools}/**/*.{ts,tsx,css,json,svg}",
  `${root}/{content,images}/**/*.{yaml,webp}`,
];
export default function buildFixtures() {
  const state = hashOf(
    ...sources
      .flatMap((pattern) => globSync(pattern))
      .sort()
      .flatMap((file) => [file, readFileSync(file)]),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  rmSync(stamp, { force: true });
  // Vitest's own environment would make it another build than visitors get.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  execFileSync(process.execPath, ["tools/build.ts"], { stdio: "inherit", env: { ...env, SITE: root } });
  writeFileSync(stamp, state);
}

if (import.meta.main) buildFixtures();
