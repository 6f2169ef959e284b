/** Bundles the code for the browser and the code that renders the pages, if their sources have changed. */
import { cpSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Manifest } from "vite";
import { Cache, hashOf } from "./artifacts/cache.ts";
import { sources } from "./artifacts/sources.ts";
import { bundle, client } from "./paths.ts";
import { builtLayoutData } from "./vite/code/layout-data-module.ts";

export async function bundleCode(): Promise<{ manifest: Manifest; serverEntry: string }> {
  const bundles = new Cache(bundle);
  const folder = await bundles.get(await hashOfSources(), bundleBoth);
  bundles.prune();
  cpSync(join(folder, "client/assets"), join(client, "assets"), { recursive: true });
  return {
    manifest: JSON.parse(readFileSync(join(folder, "client/.vite/manifest.json"), "utf8")),
    serverEntry: resolve(folder, "server/entry.server.js"),
  };
}

async function bundleBoth(folder: string) {
  // Vite is loaded only if needed, because loading it takes as long as rendering all pages.
  const { build } = await import("vite");
  const { default: config } = await import("../vite.config.ts");
  for (const target of ["client", "server"]) {
    const settings = config({ command: "build", mode: "production", isSsrBuild: target === "server" });
    await build({
      ...settings,
      build: { ...settings.build, outDir: join(folder, target) },
      configFile: false,
      logLevel: "warn",
    });
  }
}

async function hashOfSources(): Promise<string> {
  const files = [...sources, ".cache/icons.svg", ".cache/fonts/*.woff2"]
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !file.endsWith(".test.ts"))
    .sort();
  return hashOf(
    process.version,
    await builtLayoutData(),
    ...files.flatMap((file) => [file, readFileSync(file)]),
  );
}
