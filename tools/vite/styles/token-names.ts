import { globSync, readFileSync } from "node:fs";
import { letterCode } from "./class-names.ts";

const textOf = (pattern: string) =>
  globSync(pattern)
    .sort()
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

/** Values up to this length always replace their token. Longer values do so if used three times at most. */
const shortValue = 10;

/**
 * Returns the replacement of each custom property in the build. A token with one value everywhere is replaced
 * by this value, so that only pages that use it load it. Other properties get names of two letters, except
 * those that scripts set or read.
 */
function replacements() {
  const scripts = textOf("app/**/*.{ts,tsx}");
  const styles = textOf("app/**/*.css");
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const declared = styles.match(/--[a-z][\w-]*(?=:)/g) ?? [];
  const used = styles.match(/(?<=var\()--[a-z][\w-]*/g) ?? [];
  const times = (name: string, list: string[]) => list.filter((other) => other === name).length;

  // Scripts also compose names, such as `--cap-${colour}`.
  const prefixes = scripts.match(/--[\w-]+(?=\$\{)/g) ?? [];
  const isInCode = (name: string) =>
    scripts.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const names = new Set(declared.filter((name) => !isInCode(name)));
  const constants = new Map<string, string>();
  for (const [, name = "", value = ""] of tokens.matchAll(/^ {4}(--[\w-]+): (.+);$/gm)) {
    if (!names.has(name) || times(name, declared) > 1 || styles.includes(`var(${name},`)) continue;
    // A value with var() is not constant, because it depends on other properties. A colour that differs
    // between themes is long, so it keeps a name if it is used more than once.
    if (value.includes("var(") || (value.includes("light-dark") && times(name, used) > 1)) continue;
    if (value.length <= shortValue || times(name, used) <= 3) constants.set(name, value);
  }
  // The most used names come first and share their first letter, which compresses best.
  const others = [...names]
    .filter((name) => !constants.has(name))
    .sort((a, b) => times(b, used) - times(a, used) || (a < b ? -1 : 1));
  const code = (index: number) => [...letterCode(index, 2)].reverse().join("");
  return { constants, short: new Map(others.map((name, index) => [name, `--${code(index)}`])) };
}

/** A PostCSS plugin, because it must run before the files are named by a hash of their content. */
export function shortTokens() {
  const { constants, short } = replacements();
  const shorten = (text: string) =>
    text
      .replace(/var\((--[a-z][\w-]*)\)/g, (use, name) => constants.get(name) ?? use)
      .replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
  return {
    postcssPlugin: "short-tokens",
    Declaration(declaration: { prop: string; value: string; remove: () => void }) {
      const { prop, value } = declaration;
      if (constants.has(prop)) return declaration.remove();
      if (shorten(prop) !== prop) declaration.prop = shorten(prop);
      if (shorten(value) !== value) declaration.value = shorten(value);
    },
  };
}
