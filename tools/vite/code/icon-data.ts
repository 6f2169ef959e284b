import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";
import { pathOf } from "./icon-path.ts";

const icon = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

/**
 * Turns each of Lucide's icons into one path for app/ui/media/create-lucide-icon.ts. Pages then have fewer
 * elements, and scripts contain no names and keys of icons, which hardly compress.
 */
export function iconData(): Plugin {
  return {
    name: "icon-data",
    apply: "build",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/ },
      async handler(_, id) {
        const { node } = icon.parse(await import(pathToFileURL(id).href)).__iconData;
        const path = node.map(([tag, { key: _, ...attributes }]) => pathOf(tag, attributes)).join("");
        return {
          code: `import createLucideIcon from "../createLucideIcon.mjs";
export default createLucideIcon(${JSON.stringify(path)});`,
          map: null,
        };
      },
    },
  };
}
