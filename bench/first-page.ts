/**
 * Times `npm start` from a fresh clone to the first page: `npm run bench:first-page`. Packages may come from
 * npm's cache. Uncommitted changes are not included.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { record } from "./record.ts";

const goal = 60;
const port = 4441;
const folder = mkdtempSync(join(tmpdir(), "first-page-"));

execFileSync("git", ["clone", "--quiet", ".", folder]);
const startTime = performance.now();
const site = spawn("npm", ["start"], {
  cwd: folder,
  env: { ...outsideProject(process.env), PORT: String(port) },
  stdio: ["ignore", "inherit", "inherit"],
  detached: true,
});
const ended = new Promise<never>((_, fail) =>
  site.once("exit", (code) => fail(new Error(`npm start ended with ${code}`))),
);
try {
  await Promise.race([firstPage(), ended]);
  const seconds = (performance.now() - startTime) / 1000;
  const [load = 0] = loadavg();
  record(
    "first-page",
    `From a fresh clone to the first page: ${seconds.toFixed(0)} s (goal: ${goal} s). Machine load: ${load.toFixed(1)}.`,
  );
} finally {
  if (site.pid) process.kill(-site.pid);
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the environment without this project's Node and npm. */
function outsideProject(all: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = Object.entries(all).filter(([name]) => !/^npm_|^NODE/.test(name));
  const path = all.PATH?.split(delimiter).filter((place) => !place.includes("node_modules"));
  return { ...Object.fromEntries(others), PATH: path?.join(delimiter) };
}

async function firstPage() {
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
}

function answers(): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    async (response) => response.ok && (await response.text()).includes("<h1"),
    () => false,
  );
}
