import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const name = "virtual:layout-data";

/** The id of the module in the graphs of the development server. */
export const layoutDataModuleId = `\0${name}`;

/**
 * Serves the layout's data (company, navigation) as a module: one cached file for the whole site instead of a copy
 * in every page. The not-found page, which has no data of its own, has it too.
 */
export function layoutDataModule(readLayoutData: () => Promise<string>): Plugin {
  return {
    name: "layout-data-module",
    // With a filter the bundler does not call the plugin for every module.
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

// Imported by address: the development server restarts when a file changes that its configuration imports by name.
const source = {
  site: pathToFileURL("app/content/site.ts").href,
  layoutData: pathToFileURL("app/content/views/layout.ts").href,
};

/** The layout data of a build, from the content that this process has read. */
export async function builtLayoutData(): Promise<string> {
  const { site }: typeof import("#app/content/site.ts") = await import(source.site);
  const { layoutView }: typeof import("#app/content/views/layout.ts") = await import(source.layoutData);
  return JSON.stringify(layoutView(site()));
}
