/** The code for the browser and the code that draws the pages, bundled when what they are made of has changed. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Manifest } from "vite";
import { hashOf } from "./artifacts/artifact-cache.ts";
import { sources } from "./artifacts/sources.ts";
import { bundle, client, publicFolder } from "./paths.ts";
import { builtLayoutData } from "./vite/layout-data-module.ts";

const madeOf = [...sources, ".cache/icons.svg"];

/** Writes what the browser gets into build/client, with what is public as it is. */
export async function bundleCode(): Promise<{ manifest: Manifest; code: string }> {
  const stamp = join(bundle, "made-of");
  const state = await stateOfSources();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== state) {
    rmSync(stamp, { force: true });
    await bundleBoth();
    writeFileSync(stamp, state);
  }
  cpSync(join(bundle, "client/assets"), join(client, "assets"), { recursive: true });
  cpSync(publicFolder, client, { recursive: true, dereference: true });
  return {
    manifest: JSON.parse(readFileSync(join(bundle, "client/.vite/manifest.json"), "utf8")),
    code: resolve(bundle, "server/entry.server.js"),
  };
}

async function bundleBoth() {
  // Loaded where it is needed: it takes as long as all pages. The configuration shares the content with this process.
  const { build } = await import("vite");
  const { default: config } = await import("../vite.config.ts");
  const settings = { configFile: false, logLevel: "warn" } as const;
  await build({ ...config({ command: "build", mode: "production" }), ...settings });
  await build({ ...config({ command: "build", mode: "production", isSsrBuild: true }), ...settings });
}

async function stateOfSources(): Promise<string> {
  const files = madeOf
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !file.endsWith(".test.ts"))
    .sort();
  return hashOf(
    process.version,
    await builtLayoutData(),
    ...files.flatMap((file) => [file, readFileSync(file)]),
  );
}
