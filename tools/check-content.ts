import { unusedPictures } from "#app/content/read/checks/pictures.ts";
import { ContentError } from "#app/content/read/content.ts";
import { loadContent } from "#app/content/read/load.ts";
import { readMasters } from "#app/content/read/masters.ts";
import { siteRoot } from "#app/content/root.ts";

try {
  const content = loadContent(siteRoot);
  const entries = content.products.length + content.panels.length + content.supplies.length;
  console.log(`Contenido correcto: ${entries} fichas, ${content.brands.length} marcas.`);
  for (const file of unusedPictures(content, readMasters(siteRoot))) {
    console.log(`images/${file}: ninguna página muestra esta imagen; bórrela si no la va a usar.`);
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
