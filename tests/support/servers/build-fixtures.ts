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
/** What must be there: the development server needs more than the build. */
const made = [
  join(root, ".cache/pictures.json"),
  join(root, "public/media"),
  join(root, "public/fichas"),
  stamp,
];
const sources = [
  "package-lock.json",
  "vite.config.ts",
  "{app,tools}/**/*.{ts,tsx,css,json,svg}",
  `${root}/{content,images}/**/*.{yaml,webp}`,
];
const steps = [
  "tools/pictures/icon-sprite.ts",
  "tools/pictures/pictures.ts",
  "tools/data-sheets/data-sheets.ts",
  "tools/build.ts",
];

export default function buildFixtures() {
  const state = hashOf(
    ...sources
      .flatMap((pattern) => globSync(pattern))
      .sort()
      .flatMap((file) => [file, readFileSync(file)]),
  );
  if (made.every((path) => existsSync(path)) && readFileSync(stamp, "utf8") === state) return;
  rmSync(stamp, { force: true });
  // Vitest's own environment would make it another build than visitors get.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  for (const step of steps) {
    execFileSync(process.execPath, [step], { stdio: "inherit", env: { ...env, SITE: root } });
  }
  writeFileSync(stamp, state);
}

if (import.meta.main) buildFixtures();
