import type { Plugin } from "vite";
import { site } from "#app/content/site.ts";
import { shellData } from "#app/content/views/shell.ts";

const id = "virtual:shell";

/**
 * The frame's data (company, navigation) as a module: one cached file for the whole site instead
 * of a copy in every page, and at hand in the not-found page, which has no data.
 */
export function shellModule(): Plugin {
  return {
    name: "shell-module",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export const shell = ${JSON.stringify(shellData(site()))};` : undefined,
  };
}
