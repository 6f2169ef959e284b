import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const name = "virtual:layout-data";

/** The module's id in the development server's graphs. */
export const layoutDataModuleId = `\0${name}`;

/** All pages share this module as one cached file, also the not-found page, which has no page data. */
export function layoutDataModule(readLayoutData: () => Promise<string>): Plugin {
  return {
    name: "layout-data-module",
    // Without the filter, Vite would call the handlers for every module.
    resolveId: { filter: { id: exactly(name) }, handler: () => layoutDataModuleId },
    load: {
      filter: { id: exactly(layoutDataModuleId) },
      handler: async () => `export const layoutData = ${await readLayoutData()};`,
    },
  };
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text}$`);
}

// Dynamic imports, because the development server restarts when a static import of its config changes.
const source = {
  site: pathToFileURL("app/content/site.ts").href,
  layoutData: pathToFileURL("app/content/views/layout.ts").href,
};

export async function builtLayoutData(): Promise<string> {
  const { site }: typeof import("#app/content/site.ts") = await import(source.site);
  const { layoutView }: typeof import("#app/content/views/layout.ts") = await import(source.layoutData);
  return JSON.stringify(layoutView(site()));
}
