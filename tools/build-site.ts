import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { shownPictures } from "#app/content/outputs/shown-pictures.ts";
import { pageData } from "#app/content/page-data.ts";
import { siteRoot } from "#app/content/root.ts";
import { openSite, type WholeSite } from "#app/content/site.ts";
import { bundleCode } from "./bundle.ts";
import { makeCatalogues } from "./data-sheets/catalogue/make-catalogues.ts";
import { makeSheets, makeTestSheets } from "./data-sheets/data-sheets.ts";
import { writeHostedEditor } from "./editor/hosted.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { cache, client, publicFolder } from "./paths.ts";
import { PictureMaker } from "./pictures/make-pictures.ts";
import { prepare } from "./prepare.ts";
import { buildId } from "./prerender/build-id.ts";
import { Compressor } from "./prerender/compressed.ts";
import { pageAssets } from "./prerender/page-assets.ts";
import { prerender } from "./prerender/prerender.ts";
import { drawSocialPictures } from "./social/social-pictures.ts";

type Built = {
  /** Resolves when all other files are ready: pictures, sheets, compressed files and catalogues. */
  rest: Promise<unknown>;
  /** Resolves when the file at this path exists. Returns undefined if there is nothing to wait for. */
  whenMade(path: string): Promise<unknown> | undefined;
};

/**
 * Builds the site into build/client. Resolves when the pages are written.
 *
 * Pages state the file sizes of the PDFs, so a build makes the PDFs before the pages. With `pagesFirst`, it
 * makes the catalogues last and then rewrites the pages and data files whose data changed. The footer still
 * states the size of the previous build's catalogue, if there is one.
 */
export async function buildSite({ pagesFirst = false } = {}): Promise<Built> {
  await prepare({ sheets: false });
  rmSync(client, { recursive: true, force: true });
  const sheets = makeSheets(openSite(siteRoot));
  if (!pagesFirst) await sheets.then(() => makeCatalogues(openSite(siteRoot), client));
  // Other threads render the data sheets, and later encode the pictures, while this thread bundles the code.
  const bundled = awaitedLater(bundleCode());
  await sheets;
  cpSync(publicFolder, client, { recursive: true, dereference: true });
  // The content now includes the sizes of the sheets, so it is read again.
  const content = openSite(siteRoot);
  console.log(
    `Contenido: ${content.products.length + content.panels.length + content.supplies.length} fichas.`,
  );
  const { pages, dataFiles } = dataOf(content);
  const pictures = new PictureMaker(shownPictures([pages, dataFiles]), client);
  const encoded = pagesFirst ? undefined : awaitedLater(pictures.makeAll());
  const { manifest, serverEntry } = await bundled;
  const id = buildId(manifest);
  const code = await import(serverEntry);
  const compressor = new Compressor(join(cache, "compressed"), { waits: pagesFirst });

  const rendering = { id, code, assetsOf: (folder: string) => pageAssets(manifest, folder), compressor };
  await prerender(client, { pages, dataFiles, ...rendering });
  await writeHostedEditor(content.company, client);
  await writeHostFiles(content, client, compressor);
  if (!content.company.enquiryEndpoint) {
    console.log(
      "El formulario de contacto no envía nada: company.yaml no nombra un servicio (docs/enquiry-endpoint.md).",
    );
  }
  const rest = awaitedLater(makeRest());
  return { rest, whenMade };

  async function makeRest() {
    await (encoded ?? pictures.makeAll());
    await drawSocialPictures(content, client);
    await makeTestSheets(content, client);
    await compressor.finish();
    if (pagesFirst) await makeCataloguesLast();
    compressor.prune();
  }

  function whenMade(path: string): Promise<unknown> | undefined {
    const isLate = /^\/(fichas|social)\//.test(path) && !existsSync(join(client, path));
    return pictures.makeFirst(path) ?? (isLate ? rest : undefined);
  }

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

/** Prevents an unhandled rejection until the caller awaits the promise. The caller still gets the failure. */
function awaitedLater<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

type WithData = { data?: unknown };

function dataOf(content: WholeSite) {
  return {
    pages: listAddresses(content).map((address) => ({ ...address, data: pageData(content, address) })),
    dataFiles: listDataFiles(content).map(({ path, data }) => ({ path, data: data() })),
  };
}
