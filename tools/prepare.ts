/** Makes the files that a build needs besides the code. --without-sheets leaves out the data sheets. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteRoot } from "#app/content/root.ts";
import { openSite } from "#app/content/site.ts";
import { printContentErrors } from "./content-fault.ts";
import { makeSheets } from "./data-sheets/data-sheets.ts";
import { makeWebFonts } from "./fonts/web-fonts.ts";
import { publicFolder } from "./paths.ts";
import { brandIcon } from "./pictures/brand-icon.ts";
import { listPictures } from "./pictures/list-pictures.ts";

export async function prepare({ sheets = true } = {}) {
  await import("./json-schemas.ts");
  await import("./pictures/icon-sprite.ts");
  await import("./pictures/drawing-sprite.ts");
  await makeWebFonts();
  mkdirSync(publicFolder, { recursive: true });
  writeFileSync(join(publicFolder, "icon.svg"), brandIcon());
  await listPictures(siteRoot);
  if (sheets) await makeSheets(openSite(siteRoot));
}

if (process.argv[1] === import.meta.filename) {
  await printContentErrors(() => prepare({ sheets: !process.argv.includes("--without-sheets") }));
}
