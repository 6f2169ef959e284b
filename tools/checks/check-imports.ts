/** Checks the dependency rule of docs/architecture.md: no file imports code or types from a higher layer. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/**
 * Layers from top to bottom. The first matching pattern decides. Files of one layer may import each other
 * only if the pattern matches the same text in both paths, so that no page imports another page.
 */
const layers = {
  programs: /^(?=(tests|bench|services\/\w+\/demo)\/|.*\.test\.ts$)/,
  services: /^services\//,
  tools: /^tools\//,
  examples: /^(?=app\/gallery\/|.*\.examples\.tsx$)/,
  entries: /^app\/(?=boot\/|[^/]+$)/,
  views: /^app\/(layout|pages\/[^/]+)\/(?!(content|schema)\.ts$)/,
  blocks: /^app\/blocks\//,
  features: /^app\/features\//,
  ui: /^app\/ui\//,
  router: /^app\/router\//,
  hooks: /^app\/hooks\//,
  content: /^app\/(?=content|pages)/,
  lib: /^app\/(?=lib|styles)/,
};
const patterns = Object.values(layers);
const rankOf = (layer: RegExp) => patterns.indexOf(layer);

/** A service may import only this code of the site, besides code of the services. */
const sharedWithServices = /^(services|app\/lib|app\/features\/enquiry)\//;

export function forbiddenImports(file: string, code: string): string[] {
  return importsIn(code).flatMap(({ path, typesOnly }) => {
    const target = path.startsWith("#app/") ? path.slice(1) : join(dirname(file), path);
    const reason = whyForbidden(file, target, typesOnly);
    if (reason) return [`${file}: imports ${path}: ${reason}`];
    const climbs = file.startsWith("app/") && !file.endsWith(".test.ts") && path.startsWith("../");
    return climbs ? [`${file}: imports ${path}: write #app/ for another folder`] : [];
  });
}

function whyForbidden(file: string, target: string, typesOnly: boolean): string | undefined {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (!from || !to || from.rank === rankOf(layers.programs)) return undefined;
  if (from.rank > to.rank || (from.rank === to.rank && from.matched !== to.matched))
    return "not a lower layer";
  if (from.rank === rankOf(layers.services) && !sharedWithServices.test(target))
    return "services may not import it";
  const inBrowser = from.rank > rankOf(layers.tools) && from.rank < rankOf(layers.content);
  const isContent = to.rank === rankOf(layers.content);
  return inBrowser && isContent && !typesOnly ? "browser code may import only types from content" : undefined;
}

function layerOf(file: string): { rank: number; matched: string } | undefined {
  for (const [rank, pattern] of patterns.entries()) {
    const [matched] = pattern.exec(file) ?? [];
    if (matched !== undefined) return { rank, matched };
  }
  return undefined;
}

/** Finds imports in code formatted by Biome. `import()` after `typeof` or a colon imports only types. */
function importsIn(code: string): { path: string; typesOnly: boolean }[] {
  const pattern =
    /^(?:import|export) ([^"';]*?) ?from "([^"]+)"|^import "([^"]+)"|(typeof |: )?\bimport\("([^"]+)"/gm;
  return [...code.matchAll(pattern)]
    .map(([, names = "", from, effect, type, later]) => ({
      path: from ?? effect ?? later ?? "",
      typesOnly: names.startsWith("type ") || /^\{(\s*type \w+,?)+\s*\}$/.test(names) || type !== undefined,
    }))
    .filter(({ path }) => /^(#app\/|\.)/.test(path));
}

if (process.argv[1] === import.meta.filename) {
  const files = globSync("{app,tools,services}/**/*.{ts,tsx}", { exclude: ["**/node_modules"] });
  const faults = files.flatMap((file) => forbiddenImports(file, readFileSync(file, "utf8")));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${files.length} files follow the dependency rule.`);
}
