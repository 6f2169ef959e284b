import { globSync, readFileSync } from "node:fs";
import { letterCode } from "./class-names.ts";

const textOf = (pattern: string) =>
  globSync(pattern)
    .sort()
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

const customName = /--[a-z][\w-]*/g;

/**
 * Two letters for each custom property in the build: every page is lighter by half a kilobyte (docs/performance.md).
 * What the code writes into elements, or reads there, keeps its name.
 */
function shortNames(): Map<string, string> {
  const code = textOf("app/**/*.{ts,tsx}");
  const declared = new Set(textOf("app/**/*.css").match(/--[a-z][\w-]*(?=:)/g));
  const names = [...declared].filter((name) => !code.includes(name)).sort();
  return new Map(names.map((name, index) => [name, `--${letterCode(index, 2)}`]));
}

/** A plugin of PostCSS: files are named after what they hold, and so after the names in them. */
export function shortTokens() {
  const short = shortNames();
  const shorten = (text: string) => text.replace(customName, (name) => short.get(name) ?? name);
  return {
    postcssPlugin: "short-tokens",
    Declaration(declaration: { prop: string; value: string }) {
      const { prop, value } = declaration;
      if (shorten(prop) !== prop) declaration.prop = shorten(prop);
      if (shorten(value) !== value) declaration.value = shorten(value);
    },
  };
}
