/** If the content check accepts what the owner writes, the build and the tests named below must succeed. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changeAtRandom } from "../support/random-content.ts";

/** SEEDS=7 repeats only the run with seed 7. */
const seeds = (process.env.SEEDS ?? "1,2").split(",").map(Number);
const tests = ["tests/content", "tests/html", "app", "tools/data-sheets", "tools/social", "tools/editor"];

let project = "";
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "random-"));
  const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  // Copies the build cache too, because making the pictures again would take long.
  const copied = [".cache", "tests/fixtures/.cache", "tests/fixtures/build", "tests/fixtures/public"];
  for (const name of [...tracked.toString().split("\0"), ...copied].filter(Boolean)) {
    if (existsSync(name)) cpSync(name, join(project, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test.for(seeds)(
  "random content (seed %i): if the content check accepts it, build and tests succeed",
  { timeout: 1_800_000 },
  (seed) => {
    const changes = changeAtRandom(project, seed, 80);
    expect(changes.length).toBeGreaterThan(20);
    expect(run("tools/checks/check-content.ts")).toBe("");
    expect(run("tools/build.ts"), changes.join("\n")).toBe("");
    const projects = ["--project", "unit", "--project", "site"];
    expect(run("node_modules/vitest/vitest.mjs", "run", ...projects, ...tests), changes.join("\n")).toBe("");
  },
);

/** Returns "" if the program succeeds, and otherwise its output. */
function run(...args: string[]): string {
  const { NODE_ENV: _, VITEST: __, SITE: ___, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env: { ...env, NO_COLOR: "1" },
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  return status === 0 ? "" : `${stdout}\n${stderr}`.slice(-20_000) || `exit ${status}`;
}
