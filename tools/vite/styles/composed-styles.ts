import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const shared = ["text", "layout", "actions", "composed", "marks", "rack"].map((name) =>
  resolve(`app/styles/${name}.css`),
);

/**
 * Replaces `composes: note from global` in a style module by the declarations of `.note`. CSS Modules would
 * add a second class name to each element, which makes pages and scripts heavier (docs/decisions/024).
 */
export function composedStyles(): Plugin {
  return {
    name: "composed-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css(\?|$)/ },
      handler(code) {
        if (!code.includes("composes:")) return;
        for (const file of shared) this.addWatchFile(file);
        const styles = composed(code, shared.map((file) => readFileSync(file, "utf8")).join("\n"));
        if (styles.includes("composes:")) this.error("a rule that composes must not contain nested rules");
        return styles;
      },
    },
  };
}

/** Copies shared classes into the rules that compose them, without overridden lines. Nested rules go last. */
export function composed(module: string, sharedStyles: string): string {
  const classes = classesIn(sharedStyles);
  return module.replace(/composes: ([\w\s-]+) from global;([^{}]*)\}/g, (_, names: string, own: string) => {
    const parts = names.split(/\s+/).map((name) => {
      const part = classes.get(name);
      if (!part) throw new Error(`app/styles has no class ${name} to compose`);
      return part;
    });
    const overridden = new Set(own.match(property));
    const added = parts
      .flatMap(({ declarations }) => declarations)
      .filter((line) => !overridden.has(line.match(property)?.[0] ?? ""));
    return [...added, own, ...parts.map(({ nested }) => nested), "}"].join("\n");
  });
}

const property = /(?<=^\s*)[\w-]+(?=:)/gm;

/** Returns the classes of a formatted stylesheet by name. Its rules are in a layer and therefore indented. */
function classesIn(styles: string) {
  const rules = styles.matchAll(/^ {2}\.([\w-]+) \{\n((?: {4}.*\n)*)((?:\n| {4,}.*\n)*) {2}\}/gm);
  return new Map(
    [...rules].map(([, name = "", own = "", nested = ""]) => [
      name,
      { declarations: own.split(/(?<=;)\n/), nested },
    ]),
  );
}
