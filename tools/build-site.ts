import { rmSync } from "node:fs";
import { join } from "node:path";
import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { shownPictures } from "#app/content/outputs/shown-pictures.ts";
import { pageData } from "#app/content/page-data.ts";
import { siteRoot } from "#app/content/root.ts";
import { openSite, site, type WholeSite } from "#app/content/site.ts";
import { hashOf } from "./artifacts/cache.ts";
import { bundleCode } from "./bundle.ts";
import { makeCatalogues } from "./data-sheets/catalogue/make-catalogues.ts";
import { makeTestSheets } from "./data-sheets/data-sheets.ts";
import { writeHostedEditor } from "./editor/hosted.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { cache, client } from "./paths.ts";
import { makePictures } from "./pictures/make-pictures.ts";
import { prepare } from "./prepare.ts";
import { Compressor } from "./prerender/compressed.ts";
import { pageAssets } from "./prerender/page-assets.ts";
import { prerender } from "./prerender/prerender.ts";
import { drawSocialPictures } from "./social/social-pictures.ts";

/**
 * Builds the site into build/client: the code for the browser, then every page with the same code. It resolves when the
 * pages are written. `rest` resolves when pictures, test sheets and catalogues are ready too.
 */
export async function buildSite(): Promise<{ rest: Promise<unknown> }> {
  await prepare();
  const content = site();
  console.log(
    `Contenido: ${content.products.length + content.panels.length + content.supplies.length} fichas.`,
  );
  rmSync(client, { recursive: true, force: true });
  const { pages, dataFiles } = dataOf(content);
  // Pictures are encoded on one core while the other bundles the code.
  const pictures = makePictures(shownPictures([pages, dataFiles]), client);
  // The caller sees a failure when it awaits `rest`; this only prevents an unhandled rejection.
  pictures.catch(() => {});
  const { manifest, code: entry } = await bundleCode();
  const id = hashOf(JSON.stringify(manifest)).slice(0, 8);
  const code = await import(entry);
  const compressor = new Compressor(join(cache, "compressed"));

  const rendering = { id, code, assetsOf: (folder: string) => pageAssets(manifest, folder), compressor };
  await prerender(client, { pages, dataFiles, ...rendering });
  await writeHostedEditor(content.company, client);
  await writeHostFiles(content, client, compressor);
  compressor.prune();
  if (!content.company.enquiryEndpoint) {
    console.log(
      "El formulario de contacto no envía nada: company.yaml no nombra un servicio (docs/enquiry-endpoint.md).",
    );
  }
  // Nobody needs these to see the first page.
  const later = drawSocialPictures(content, client)
    .then(() => makeTestSheets(content, client))
    .then(() => makeCatalogues(content, client))
    .then(() => {
      // Pages state the size of the catalogue, so write those again whose data has changed.
      const sized = dataOf(openSite(siteRoot));
      const changed = <Item extends Data>(items: Item[], before: Data[]) =>
        items.filter((item, index) => JSON.stringify(item.data) !== JSON.stringify(before[index]?.data));
      return prerender(client, {
        pages: changed(sized.pages, pages),
        dataFiles: changed(sized.dataFiles, dataFiles),
        ...rendering,
      });
    });
  later.catch(() => {});
  return { rest: Promise.all([pictures, later]) };
}

type Data = { data?: unknown };

/** The data of every page and data file. */
function dataOf(content: WholeSite) {
  return {
    pages: listAddresses(content).map((address) => ({ ...address, data: pageData(content, address) })),
    dataFiles: listDataFiles(content).map(({ path, data }) => ({ path, data: data() })),
  };
}
