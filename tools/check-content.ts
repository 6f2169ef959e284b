import { indexContent } from "#app/content/catalogue/site.ts";
import { repeatedFormulas } from "#app/content/outputs/repeated-formulas.ts";
import { adviceOn } from "#app/content/read/checks/advice.ts";
import { unusedPictures } from "#app/content/read/checks/pictures.ts";
import { loadContent } from "#app/content/read/load.ts";
import { readMasters } from "#app/content/read/masters.ts";
import { siteRoot } from "#app/content/root.ts";
import { orOneLine } from "./content-fault.ts";

await orOneLine(() => {
  const content = loadContent(siteRoot);
  const entries = content.products.length + content.panels.length + content.supplies.length;
  console.log(`Contenido correcto: ${entries} fichas, ${content.brands.length} marcas.`);
  const repeated = repeatedFormulas(indexContent(content, {}, {}));
  const advice = [
    ...adviceOn(content),
    ...repeated.map(
      ({ path, formula, times }) => `${path}: dice «${formula}» ${times} veces; con una basta.`,
    ),
  ];
  if (advice.length > 0) console.log(`Consejos, que no impiden publicar: ${advice.length}.`);
  for (const line of advice) console.log(line);
  for (const file of unusedPictures(content, readMasters(siteRoot))) {
    console.log(`images/${file}: ninguna página muestra esta imagen; bórrela si no la va a usar.`);
  }
});
