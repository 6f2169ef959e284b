import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Puts the order of the cascade layers at the head of every stylesheet. Whichever the browser reads
 * first, the first mention of a layer fixes its rank.
 */
export function layerOrder(): Plugin {
  const [order = ""] = readFileSync("app/styles/site.css", "utf8").match(/@layer [^;{]+;/) ?? [];
  return {
    name: "layer-order",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = `${order}${file.source}`;
        }
      },
    },
  };
}
