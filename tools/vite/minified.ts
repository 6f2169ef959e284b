import { readFileSync } from "node:fs";
import { type MinifyOptions, minify } from "terser";
import type { Plugin } from "vite";
import { KeptResults } from "../artifacts/kept-results.ts";

const { version } = JSON.parse(readFileSync("node_modules/terser/package.json", "utf8"));

/**
 * Terser over every file of the bundle, as Vite would call it, but only over those that have changed: it takes most
 * of the time of a build.
 */
export function minified(folder: string, options: MinifyOptions): Plugin {
  const settings: MinifyOptions = { safari10: true, ...options, module: true, toplevel: false };
  const depends = [version, JSON.stringify(settings)];
  let kept: KeptResults | undefined;
  return {
    name: "minified",
    apply: "build",
    renderChunk: {
      order: "post",
      async handler(code) {
        kept ??= new KeptResults(folder);
        const result = await kept.of(
          [...depends, code],
          async () => (await minify(code, settings)).code ?? "",
        );
        return { code: result.toString(), map: null };
      },
    },
    writeBundle: () => kept?.forgetOthers(),
  };
}
