/**
 * Times builds of a copy of the project, after each kind of change: `npm run bench:build`. On a busy machine,
 * the processor time is more exact than the clock.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { productId } from "./pages.ts";
import { markdownTable, record } from "./record.ts";

const folder = resolve(".cache/bench/build");
const product = `content/products/${productId}.yaml`;
const [testFile] = readdirSync("content/tests");
const test = `content/tests/${testFile}`;
const [, picture = ""] = readFileSync(product, "utf8").match(/file: \/(images\/.*)$/m) ?? [];

const changes: Record<string, () => unknown> = {
  "from nothing": () => {},
  "nothing changed": () => {},
  "one text of a product": () =>
    edit(product, /^summary: .*$/m, "summary: Otro resumen, escrito para medir."),
  "one text of a test": () => edit(test, /^purpose: .*$/m, "purpose: Otro propósito, escrito para medir."),
  "the company's telephone": () => edit("content/company.yaml", /display: .*$/m, "display: (04) 000 0000"),
  "one picture": async () => {
    const flipped = await sharp(join(folder, picture)).flop().toBuffer();
    writeFileSync(join(folder, picture), flipped);
  },
  "one component": () => edit("app/ui/badge.tsx", "export function", "/** Measured. */\nexport function"),
};

makeProject();
const rows: string[][] = [];
for (const [what, change] of Object.entries(changes)) {
  await change();
  const { seconds, processor } = build();
  rows.push([what, `${seconds.toFixed(1)} s`, `${processor.toFixed(1)} s`, loadavg()[0]?.toFixed(1) ?? ""]);
  console.log(rows.at(-1)?.join("\t"));
}

const count = (name: string) => readdirSync(join(folder, name), { recursive: true }).length;
const head = ["after", "clock", "processor", "load of the machine"];
record(
  "build",
  `${markdownTable([head, ...rows])}

${count("build/client/media")} picture files, ${count(".cache/sheets")} data sheets, ${count("build/client/social")} social pictures.`,
);

function makeProject() {
  rmSync(folder, { recursive: true, force: true });
  for (const file of execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n")) {
    if (/^(docs|tests|bench)\//.test(file)) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

function edit(file: string, before: RegExp | string, after: string) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} has no ${before}`);
  writeFileSync(path, changed);
}

function build(): { seconds: number; processor: number } {
  const result = spawnSync("/usr/bin/time", ["-f", "%e %U %S", "npm", "run", "--silent", "build"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (result.status !== 0) throw new Error(result.stderr.slice(-2000));
  const [seconds = 0, user = 0, system = 0] = (result.stderr.trim().split("\n").at(-1) ?? "")
    .split(" ")
    .map(Number);
  return { seconds, processor: user + system };
}
