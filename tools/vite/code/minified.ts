import { readFileSync } from "node:fs";
import { type MinifyOptions, minify } from "terser";
import type { Plugin } from "vite";
import { Cache, hashOf } from "../../artifacts/cache.ts";

const { version } = JSON.parse(readFileSync("node_modules/terser/package.json", "utf8"));

/**
 * Runs Terser over every file of the bundle. Results are cached: Terser takes most of the time
 * of a build. React's many functions compress better at the top of their scope, other files do not.
 */
export function minified(folder: string, options: MinifyOptions & { compress: object }): Plugin {
  const common: MinifyOptions = { ...options, module: true };
  const forReact: MinifyOptions = { ...common, compress: { ...options.compress, hoist_funs: true } };
  let cache: Cache | undefined;
  return {
    name: "minified",
    apply: "build",
    renderChunk: {
      order: "post",
      async handler(code, { name }) {
        cache ??= new Cache(folder);
        const settings = name === "react" ? forReact : common;
        const result = await cache.getBytes(
          hashOf(version, JSON.stringify(settings), code),
          async () => (await minify(code, settings)).code ?? "",
        );
        return { code: result.toString(), map: null };
      },
    },
    writeBundle: () => cache?.prune(),
  };
}
