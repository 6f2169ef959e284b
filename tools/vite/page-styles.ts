import type { EnvironmentModuleNode, TransformResult, ViteDevServer } from "vite";

/**
 * The styles of a drawn page as the elements that Vite's client makes of them: it finds them and takes
 * them over. Until then, and without JavaScript, the page has them already.
 */
export async function pageStyles(server: ViteDevServer, html: string): Promise<string> {
  const entry = await server.environments.ssr.moduleGraph.getModuleByUrl("/tools/vite/render-dev-page.ts");
  const sheets = entry ? stylesheets(entry) : [];
  const elements = await Promise.all(
    sheets.map(async ({ id, url }) => {
      const css = stylesIn(await server.environments.client.transformRequest(url));
      return css && isUsed(css, html) ? `<style type="text/css" data-vite-dev-id="${id}">${css}</style>` : "";
    }),
  );
  return elements.join("");
}

/** Every stylesheet that has been imported so far, in the order of the imports. */
function stylesheets(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()) {
  const found: EnvironmentModuleNode[] = [];
  if (seen.has(module)) return found;
  seen.add(module);
  // What a stylesheet imports is part of it.
  if (module.id?.endsWith(".css")) return [module];
  for (const imported of module.importedModules) found.push(...stylesheets(imported, seen));
  return found;
}

/**
 * The text that the browser's module will put in place. Asked for with «?inline» a CSS module has other
 * names for its classes, and with «?direct» a change of it reloads the page.
 */
function stylesIn(module: TransformResult | null): string {
  const [, text] = module?.code.match(/^const __vite__css = (".*")$/m) ?? [];
  return text ? JSON.parse(text) : "";
}

/** Other pages have been drawn before: theirs is not for this one. What names no class is for all. */
function isUsed(css: string, html: string): boolean {
  const classes = css.match(/\.[A-Za-z_][\w-]*/g);
  return !classes || classes.some((name) => html.includes(name.slice(1)));
}
