/**
 * Builds the site with many products: `npm run bench:scale`. Each size is a copy of the project
 * whose content has synthetic analyzers, spread over the categories; pictures are those of the originals.
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
import { join, resolve } from "node:path";

const sizes = (process.env.SIZES ?? "100,1000,5000").split(",").map(Number);
const linked = [
  "app",
  "scripts",
  "images",
  "node_modules",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];
const sources = [
  "maglumi-x6",
  "b240p-snibe",
  "dymind-ca1200",
  "lifotronic-h100",
  "xl-931t-caretium",
  "bga-102",
];

const rows = sizes.map((size) => {
  const folder = makeProject(size);
  const { seconds, memory } = build(folder);
  const client = join(folder, "build/client");
  const product = join(client, "productos/inmunologia/maglumi-x6");
  return [
    size,
    `${seconds.toFixed(0)} s`,
    `${(memory / 1024).toFixed(0)} MiB`,
    `${(folderSize(client) / 1_000_000).toFixed(0)} MB`,
    kilobytes(`${product}/index.html.br`),
    kilobytes(join(client, "productos/inmunologia/index.html.br")),
    kilobytes(join(client, "datos/busqueda.json.br")),
  ];
});

const table = [
  "| products | build | memory | output | product page | category page | search index |",
  "| --- | --- | --- | --- | --- | --- | --- |",
  ...rows.map((row) => `| ${row.join(" | ")} |`),
].join("\n");
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const date = new Date().toISOString().slice(0, 10);
const text = `# Scale, ${date}, commit ${commit}\n\nPages and index in kB, brotli. Memory is the peak of the build.\n\n${table}\n`;
mkdirSync("bench/results", { recursive: true });
writeFileSync(`bench/results/scale-${date}-${commit}.md`, text);
console.log(text);

function makeProject(size: number): string {
  const folder = resolve(`.cache/bench/scale-${size}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, ".cache"), { recursive: true });
  for (const name of [...linked, "react-router.config.ts"]) symlinkSync(resolve(name), join(folder, name));
  cpSync("content", join(folder, "content"), { recursive: true });
  cpSync("public", join(folder, "public"), { recursive: true });
  cpSync(".cache/pictures.json", join(folder, ".cache/pictures.json"));
  const originals = sources.map((id) => readFileSync(`content/products/${id}.yaml`, "utf8"));
  for (let number = 1; number <= size; number += 1) {
    const original = originals[number % originals.length] ?? "";
    const text = original
      .replace(/^name: (.*)$/m, `name: $1 ${number}`)
      .replace(/^order: .*$/m, `order: ${100 + number}`)
      .replace(/^( {2}title: .*)$/m, `$1 ${number}`)
      .replace(/^( {2}description: >-\n {4})/m, `$1Equipo ${number}. `);
    writeFileSync(join(folder, `content/products/sintetico-${number}.yaml`), text);
  }
  return folder;
}

function build(folder: string): { seconds: number; memory: number } {
  const begun = performance.now();
  const result = spawnSync("/usr/bin/time", ["-f", "%M", "npm", "run", "build"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1024 * 1024 * 1024,
  });
  if (result.status !== 0) throw new Error(result.stderr.slice(-2000));
  const memory = Number(result.stderr.trim().split("\n").at(-1));
  return { seconds: (performance.now() - begun) / 1000, memory };
}

function folderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function kilobytes(file: string): string {
  return (statSync(file).size / 1000).toFixed(1);
}
