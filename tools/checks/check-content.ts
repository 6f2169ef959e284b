import { unusedPictures } from "#app/content/read/checks/pictures.ts";
import { checkProportions } from "#app/content/read/checks/sizes.ts";
import { ContentError } from "#app/content/read/content.ts";
import { loadContent } from "#app/content/read/load.ts";
import { readMasters } from "#app/content/read/masters.ts";
import { siteRoot } from "#app/content/root.ts";
import { printContentErrors } from "../content-fault.ts";
import { unformatted } from "../editor/format-content.ts";
import { listPictures } from "../pictures/list-pictures.ts";
import { printAdvice } from "./content-advice.ts";

await printContentErrors(async () => {
  const content = loadContent(siteRoot);
  const faults = checkProportions(content, await listPictures(siteRoot));
  if (faults.length > 0) throw new ContentError(faults);
  const entries = content.products.length + content.panels.length + content.supplies.length;
  const { brands, testFiles } = content;
  console.log(`Contenido correcto: ${entries} fichas, ${testFiles.length} pruebas, ${brands.length} marcas.`);
  printAdvice(siteRoot);
  for (const file of unformatted(siteRoot)) {
    console.log(`${file}: no está escrito como lo guarda el editor; «npm run fix» lo pone así.`);
  }
  for (const file of unusedPictures(content, readMasters(siteRoot))) {
    console.log(`images/${file}: ninguna página muestra esta imagen; bórrela si no la va a usar.`);
  }
});
