/** Builds the frozen catalogue of tests/fixtures beside its content, unless what is there was made of the same. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../tools/artifacts/artifact-cache.ts";

const root = "tests/fixtures";
const stamp = join(root, "build/made-of");
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

const state = hashOf(
  ...sources
    .flatMap((pattern) => globSync(pattern))
    .sort()
    .flatMap((file) => [file, readFileSync(file)]),
);
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== state) {
  rmSync(stamp, { force: true });
  for (const step of steps) {
    execFileSync(process.execPath, [step], { stdio: "inherit", env: { ...process.env, SITE: root } });
  }
  writeFileSync(stamp, state);
}
