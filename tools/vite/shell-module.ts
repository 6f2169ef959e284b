import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const name = "virtual:shell";

/** The id of the module in the graphs of the development server. */
export const shellModuleId = `\0${name}`;

/**
 * The frame's data (company, navigation) as a module: one cached file for the whole site instead
 * of a copy in every page, and at hand in the not-found page, which has no data.
 */
export function shellModule(readShell: () => Promise<string>): Plugin {
  return {
    name: "shell-module",
    // With filters the bundler does not ask for every module there is.
    resolveId: { filter: { id: exactly(name) }, handler: () => shellModuleId },
    load: {
      filter: { id: exactly(shellModuleId) },
      handler: async () => `export const shell = ${await readShell()};`,
    },
  };
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text}$`);
}

// Not imported by name: what the configuration imports, the development server watches, and restarts for.
const source = {
  site: pathToFileURL("app/content/site.ts").href,
  shell: pathToFileURL("app/content/views/shell.ts").href,
};

/** For a build: of the content that the process has read. */
export async function builtShell(): Promise<string> {
  const { site }: typeof import("#app/content/site.ts") = await import(source.site);
  const { shellData }: typeof import("#app/content/views/shell.ts") = await import(source.shell);
  return JSON.stringify(shellData(site()));
}
