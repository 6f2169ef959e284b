import { readFileSync } from "node:fs";
import type { MinifyOptions } from "terser";
import type { Plugin } from "vite";
import { Cache, hashOf } from "../../artifacts/cache.ts";
import { WorkerPool } from "../../artifacts/worker-pool.ts";
import type { MinifyTask } from "./minify-thread.ts";

const { version } = JSON.parse(readFileSync("node_modules/terser/package.json", "utf8"));

/**
 * Results are cached, because Terser takes most of the time of bundling. Unlike other files, React compresses
 * better with its functions at the top of their scope.
 */
export function minified(folder: string, options: MinifyOptions & { compress: object }): Plugin {
  const common: MinifyOptions = { ...options, module: true };
  const forReact: MinifyOptions = { ...common, compress: { ...options.compress, hoist_funs: true } };
  const pool = new WorkerPool<MinifyTask, string>(new URL("./minify-thread.ts", import.meta.url));
  let cache: Cache | undefined;
  return {
    name: "minified",
    apply: "build",
    renderChunk: {
      order: "post",
      async handler(code, { name }) {
        cache ??= new Cache(folder);
        const settings = name === "react" ? forReact : common;
        const key = hashOf(version, JSON.stringify(settings), code);
        const result = await cache.getBytes(key, () => pool.run({ code, settings }));
        return { code: result.toString(), map: null };
      },
    },
    async closeBundle() {
      cache?.prune();
      await pool.end();
    },
  };
}
