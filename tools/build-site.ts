import { rmSync } from "node:fs";
import { join } from "node:path";
import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { shownPictures } from "#app/content/outputs/shown-pictures.ts";
import { pageData } from "#app/content/page-data.ts";
import { siteRoot } from "#app/content/root.ts";
import { openSite, site, type WholeSite } from "#app/content/site.ts";
import { bundleCode } from "./bundle.ts";
import { makeCatalogues } from "./data-sheets/catalogue/make-catalogues.ts";
import { makeTestSheets } from "./data-sheets/data-sheets.ts";
import { writeHostedEditor } from "./editor/hosted.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { cache, client } from "./paths.ts";
import { makePictures } from "./pictures/make-pictures.ts";
import { prepare } from "./prepare.ts";
import { buildId } from "./prerender/build-id.ts";
import { Compressor } from "./prerender/compressed.ts";
import { pageAssets } from "./prerender/page-assets.ts";
import { prerender } from "./prerender/prerender.ts";
import { drawSocialPictures } from "./social/social-pictures.ts";

/**
 * Builds the site into build/client: bundles the code, then renders every page with it. Resolves when the pages are
 * written. `rest` resolves when pictures, test sheets and catalogues are ready too.
 *
 * The footer states the file size of the catalogue's PDF, so a build makes the PDFs before the pages. With `pagesFirst` it
 * makes them last, and then rewrites the pages and data files whose data changed. The footer is not part of that data,
 * so in such a build it states the date without the size.
 */
export async function buildSite({ pagesFirst = false } = {}): Promise<{ rest: Promise<unknown> }> {
  await prepare();
  rmSync(client, { recursive: true, force: true });
  if (!pagesFirst) await makeCatalogues(openSite(siteRoot), client);
  const content = site();
  console.log(
    `Contenido: ${content.products.length + content.panels.length + content.supplies.length} fichas.`,
  );
  const { pages, dataFiles } = dataOf(content);
  // Pictures are encoded while the code is bundled.
  const pictures = makePictures(shownPictures([pages, dataFiles]), client);
  // The caller sees a failure when it awaits `rest`; this only prevents an unhandled rejection.
  pictures.catch(() => {});
  const { manifest, code: entry } = await bundleCode();
  const id = buildId(manifest);
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
  // Pages can be served before these exist.
  const later = drawSocialPictures(content, client)
    .then(() => makeTestSheets(content, client))
    .then(() => (pagesFirst ? makeCataloguesLast() : undefined));
  later.catch(() => {});
  return { rest: Promise.all([pictures, later]) };

  async function makeCataloguesLast() {
    await makeCatalogues(content, client);
    const after = dataOf(openSite(siteRoot));
    const changed = <Item extends WithData>(items: Item[], before: WithData[]) =>
      items.filter((item, index) => JSON.stringify(item.data) !== JSON.stringify(before[index]?.data));
    await prerender(client, {
      pages: changed(after.pages, pages),
      dataFiles: changed(after.dataFiles, dataFiles),
      ...rendering,
    });
  }
}

type WithData = { data?: unknown };

/** The data of every page and data file. */
function dataOf(content: WholeSite) {
  return {
    pages: listAddresses(content).map((address) => ({ ...address, data: pageData(content, address) })),
    dataFiles: listDataFiles(content).map(({ path, data }) => ({ path, data: data() })),
  };
}
