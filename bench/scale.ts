/**
 * Builds copies of the project with many synthetic products and laboratory tests: `npm run bench:scale`. Each
 * copy is built twice: from nothing, and after a change of one product and one test.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { site } from "../app/content/site.ts";
import { pages } from "./pages.ts";
import { markdownTable, record } from "./record.ts";

const sizes = (process.env.SIZES ?? "100,1000,5000").split(",").map(Number);
const testsAt = (size: number) => Number(process.env.TESTS ?? size);
const { categories, entriesOf, testFiles } = site();
const originals = categories.flatMap((category) => {
  const product = entriesOf(category.id).find(({ kind }) => kind === "product");
  return product ? [parse(readFileSync(`content/products/${product.id}.yaml`, "utf8"))] : [];
});

/** Copies only tests that state their analyzers. Copies of others would also need rows in a panel. */
const originalTests = testFiles
  .filter(({ ways }) => ways)
  .map(({ id }) => parse(readFileSync(`content/tests/${id}.yaml`, "utf8")));

const head = [
  "products",
  "tests",
  "first build",
  "after a change",
  "memory",
  "output",
  "product page",
  "category page",
  "search index",
];
const rows = sizes.map((size) => {
  const folder = makeProject(size);
  const first = build(folder);
  writeProduct(folder, 1, { summary: "Un resumen cambiado después de la primera construcción del sitio." });
  writeTest(folder, 1, { purpose: "Se pide para medir lo que tarda un cambio." });
  const again = build(folder);
  const client = join(folder, "build/client");
  return [
    size,
    testsAt(size),
    `${first.seconds.toFixed(0)} s`,
    `${again.seconds.toFixed(0)} s`,
    `${(Math.max(first.memory, again.memory) / 1024).toFixed(0)} MiB`,
    `${(folderSize(client) / 1_000_000).toFixed(0)} MB`,
    kilobytes(join(client, `${pages.product}.html.br`)),
    kilobytes(join(client, `${pages.category}.html.br`)),
    kilobytes(join(client, "datos/busqueda.json.br")),
  ];
});

record(
  "scale",
  `Pages and index in kB, brotli. Memory is the peak of the largest process.\n\n${markdownTable([head, ...rows])}`,
);

function makeProject(size: number): string {
  const folder = resolve(`.cache/bench/scale-${size}`);
  rmSync(folder, { recursive: true, force: true });
  for (const file of execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n")) {
    if (/^(docs|tests|images)\//.test(file)) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  for (const name of ["node_modules", "images"]) symlinkSync(resolve(name), join(folder, name));
  // Copies the encoded pictures, so that encoding them is not measured.
  mkdirSync(join(folder, ".cache"));
  cpSync(".cache/media", join(folder, ".cache/media"), { recursive: true });
  cpSync("public", join(folder, "public"), { recursive: true });
  for (let number = 1; number <= size; number += 1) writeProduct(folder, number);
  for (let number = 1; number <= testsAt(size); number += 1) writeTest(folder, number);
  return folder;
}

function writeTest(folder: string, number: number, changes = {}) {
  const original = originalTests[number % originalTests.length];
  const test = { ...original, ...changes, name: `${original.name} ${number}`.slice(-60) };
  writeFileSync(join(folder, `content/tests/sintetica-${number}.yaml`), stringify(test));
}

function writeProduct(folder: string, number: number, changes = {}) {
  const original = originals[number % originals.length];
  const product = {
    ...original,
    ...changes,
    name: `${original.name} ${number}`,
    order: 100 + number,
    listed: "catalogue",
    seo: {
      title: `${original.name} ${number}`,
      description: `${original.name} ${number}: ${original.seo.description}`.slice(0, 160),
    },
  };
  writeFileSync(join(folder, `content/products/sintetico-${number}.yaml`), stringify(product));
}

function build(folder: string): { seconds: number; memory: number } {
  const startTime = performance.now();
  const result = spawnSync("/usr/bin/time", ["-f", "%M", "npm", "run", "build"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1024 * 1024 * 1024,
  });
  if (result.status !== 0) throw new Error(result.stderr.slice(-2000));
  const memory = Number(result.stderr.trim().split("\n").at(-1));
  return { seconds: (performance.now() - startTime) / 1000, memory };
}

function folderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function kilobytes(file: string): string {
  return (statSync(file).size / 1000).toFixed(1);
}
