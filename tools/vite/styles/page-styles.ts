import type { EnvironmentModuleNode, TransformResult, ViteDevServer } from "vite";

/** Returns the styles of a page as <style> elements. Vite's client later uses these elements. */
export async function pageStyles(server: ViteDevServer, html: string): Promise<string> {
  const entry = await server.environments.ssr.moduleGraph.getModuleByUrl(
    "/tools/vite/dev/render-dev-page.ts",
  );
  const sheets = entry ? stylesheets(entry) : [];
  const elements = await Promise.all(
    sheets.map(async ({ id, url }) => {
      const css = stylesIn(await server.environments.client.transformRequest(url));
      return css && isUsed(css, html) ? `<style type="text/css" data-vite-dev-id="${id}">${css}</style>` : "";
    }),
  );
  return elements.join("");
}

function stylesheets(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()) {
  const found: EnvironmentModuleNode[] = [];
  if (seen.has(module)) return found;
  seen.add(module);
  // The CSS of a stylesheet already contains the stylesheets that it imports.
  if (module.id?.endsWith(".css")) return [module];
  for (const imported of module.importedModules) found.push(...stylesheets(imported, seen));
  return found;
}

/** Reads the CSS in the module: «?inline» would change class names, and «?direct» would cause reloads. */
function stylesIn(module: TransformResult | null): string {
  const [, text] = module?.code.match(/^const __vite__css = (".*")$/m) ?? [];
  return text ? JSON.parse(text) : "";
}

/** A stylesheet without classes applies to every page. */
function isUsed(css: string, html: string): boolean {
  const classes = css.match(/\.[A-Za-z_][\w-]*/g);
  return !classes || classes.some((name) => html.includes(name.slice(1)));
}
