import { ContentError } from "#app/content/read/content.ts";
import { loadContent } from "#app/content/read/load.ts";
import { siteRoot } from "#app/content/root.ts";

try {
  const content = loadContent(siteRoot);
  const entries = content.products.length + content.panels.length + content.supplies.length;
  console.log(`Contenido correcto: ${entries} fichas, ${content.brands.length} marcas.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
