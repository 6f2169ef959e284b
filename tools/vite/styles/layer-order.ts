import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Puts the list of cascade layers at the start of the layout's stylesheet. Every page links this stylesheet
 * first, and the first mention of a layer fixes its rank.
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
          if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
          if (String(file.source).includes("@layer tokens{")) file.source = `${order}${file.source}`;
        }
      },
    },
  };
}
