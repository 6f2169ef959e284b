import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const forbidden = {
  "lib knows no hooks": ["app/lib/x.ts", 'import { useStore } from "#app/hooks/use-store.ts";'],
  "ui knows no features, types included": [
    "app/ui/x.ts",
    'import type { Choice } from "#app/features/compare/choices.ts";',
  ],
  "features know no blocks": [
    "app/features/search/x.ts",
    'import { categoryName } from "#app/blocks/category-name.ts";',
  ],
  "blocks know no layout, not even later": [
    "app/blocks/x.ts",
    'export const footer = import("#app/layout/footer.tsx");',
  ],
  "a page knows no other page": [
    "app/pages/home/x.ts",
    'import { AboutHero } from "#app/pages/about/hero.tsx";',
  ],
  "another folder is not reached by climbing": ["app/pages/home/x.ts", 'import { x } from "../about/x.ts";'],
  "the browser takes no values from the content": [
    "app/pages/home/x.ts",
    'import { listAddresses } from "#app/content/addresses.ts";',
  ],
  "nor from the content of its own page": ["app/pages/home/x.ts", 'import { view } from "./content.ts";'],
  "the content stands on lib alone": [
    "app/content/views/x.ts",
    'import { navigate } from "#app/router/navigation.ts";',
  ],
} satisfies Record<string, [file: string, line: string]>;

const allowed = {
  "a page takes types from the content": [
    "app/pages/home/x.ts",
    'import type { PageData } from "#app/content/page-data.ts";',
  ],
  "a block takes a feature": [
    "app/blocks/x.ts",
    'import { choices } from "#app/features/compare/choices.ts";',
  ],
} satisfies Record<string, [file: string, line: string]>;

/** A folder with the project's rules and one planted import per file. */
const folder = mkdtempSync(join(tmpdir(), "rooms-"));
let report: string;

function plant(rules: Record<string, readonly [file: string, line: string]>, kind: string) {
  for (const [index, [file, line]] of Object.values(rules).entries()) {
    const planted = join(folder, placeOf(file, kind, index));
    mkdirSync(dirname(planted), { recursive: true });
    writeFileSync(planted, `${line}\n`);
  }
}

function placeOf(file: string, kind: string, index: number): string {
  return file.replace("/x.ts", `/${kind}-${index}.ts`);
}

beforeAll(() => {
  const { vcs: _, ...rules } = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify(rules));
  plant(forbidden, "forbidden");
  plant(allowed, "allowed");
  const biome = resolve("node_modules/.bin/biome");
  const only = ["--only=style/noRestrictedImports", "--max-diagnostics=none"];
  const { stdout, stderr } = spawnSync(biome, ["lint", ...only], { cwd: folder, encoding: "utf8" });
  report = stdout + stderr;
});

afterAll(() => rmSync(folder, { recursive: true }));

for (const [index, [rule, [file]]] of Object.entries(forbidden).entries()) {
  test(`a planted import is refused: ${rule}`, () => {
    expect(report).toContain(`${placeOf(file, "forbidden", index)}:1`);
  });
}

for (const [index, [rule, [file]]] of Object.entries(allowed).entries()) {
  test(`what the rooms allow is not refused: ${rule}`, () => {
    expect(report).not.toContain(placeOf(file, "allowed", index));
  });
}
