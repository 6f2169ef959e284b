import { readFileSync } from "node:fs";
import { type MinifyOptions, minify } from "terser";
import type { Plugin } from "vite";
import { Cache, hashOf } from "../artifacts/cache.ts";

const { version } = JSON.parse(readFileSync("node_modules/terser/package.json", "utf8"));

/**
 * Runs Terser over every file of the bundle. Results are cached: Terser takes most of the time
 * of a build.
 */
export function minified(folder: string, options: MinifyOptions): Plugin {
  const settings: MinifyOptions = { ...options, module: true };
  let cache: Cache | undefined;
  return {
    name: "minified",
    apply: "build",
    renderChunk: {
      order: "post",
      async handler(code) {
        cache ??= new Cache(folder);
        const result = await cache.keepBytes(
          hashOf(version, JSON.stringify(settings), code),
          async () => (await minify(code, settings)).code ?? "",
        );
        return { code: result.toString(), map: null };
      },
    },
    writeBundle: () => cache?.prune(),
  };
}
