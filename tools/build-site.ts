import { rmSync } from "node:fs";
import { join } from "node:path";
import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { shownPictures } from "#app/content/outputs/shown-pictures.ts";
import { pageData } from "#app/content/page-data.ts";
import { site } from "#app/content/site.ts";
import { hashOf } from "./artifacts/cache.ts";
import { bundleCode } from "./bundle.ts";
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
 * Builds the site into build/client: the code for the browser, then every page with the same code. It resolves when
 * the pages are written; the pictures, which take the longest, may follow.
 */
export async function buildSite(): Promise<{ pictures: Promise<void> }> {
  await prepare();
  const content = site();
  console.log(
    `Contenido: ${content.products.length + content.panels.length + content.supplies.length} fichas.`,
  );
  rmSync(client, { recursive: true, force: true });
  const pages = listAddresses(content).map((address) => ({ ...address, data: pageData(content, address) }));
  const dataFiles = listDataFiles(content).map(({ path, data }) => ({ path, data: data() }));
  // Pictures are encoded on one core while the other bundles the code.
  const pictures = makePictures(shownPictures([pages, dataFiles]), client);
  // A failure reaches whoever awaits the pictures, which may be later.
  pictures.catch(() => {});
  const { manifest, code: entry } = await bundleCode();
  const id = hashOf(JSON.stringify(manifest)).slice(0, 8);
  const code = await import(entry);
  const compressor = new Compressor(join(cache, "compressed"));

  await Promise.all([
    prerender(client, {
      pages,
      dataFiles,
      id,
      code,
      assetsOf: (folder) => pageAssets(manifest, folder),
      compressor,
    }),
    drawSocialPictures(content, client),
  ]);
  await writeHostedEditor(content.company, client);
  await writeHostFiles(content, client, compressor);
  compressor.prune();
  if (!content.company.enquiryEndpoint) {
    console.log(
      "El formulario de contacto no envía nada: company.yaml no nombra un servicio (docs/enquiry-endpoint.md).",
    );
  }
  return { pictures };
}
