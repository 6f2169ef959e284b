import { rmSync } from "node:fs";
import { join } from "node:path";
import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { pageData } from "#app/content/page-data.ts";
import { site, type WholeSite } from "#app/content/site.ts";
import { layoutView } from "#app/content/views/layout.ts";
import { hashOf } from "./artifacts/artifact-cache.ts";
import { bundleCode } from "./bundle.ts";
import { writeHostedEditor } from "./editor/hosted.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { cache, client } from "./paths.ts";
import type { PictureList } from "./pictures/list-pictures.ts";
import { makePictures } from "./pictures/make-pictures.ts";
import { prepare } from "./prepare.ts";
import { Compressor } from "./prerender/compressed.ts";
import { pageAssets } from "./prerender/page-assets.ts";
import { prerender } from "./prerender/prerender.ts";
import { drawSocialPictures } from "./social/social-pictures.ts";

/**
 * Builds the site into build/client: first the code, then every page. Pages may be ready before their pictures, which
 * take longest.
 */
export async function buildSite(): Promise<{ pictures: Promise<void> }> {
  await prepare();
  const content = site();
  console.log(
    `Contenido: ${content.products.length + content.panels.length + content.supplies.length} fichas.`,
  );
  rmSync(client, { recursive: true, force: true });
  // Pictures use the second core while the code is bundled.
  const pictures = makePictures(shownPictures(content), client);
  // The caller handles a failure when it awaits the pictures, which may be later.
  pictures.catch(() => {});
  const { manifest, code: entry } = await bundleCode();
  const id = hashOf(JSON.stringify(manifest)).slice(0, 8);
  const code = await import(entry);
  const compressor = new Compressor(join(cache, "compressed"));

  await Promise.all([
    prerender(content, client, { id, code, assetsOf: (folder) => pageAssets(manifest, folder), compressor }),
    drawSocialPictures(content, client),
  ]);
  await writeHostedEditor(content.company, client);
  await writeHostFiles(content, client, compressor);
  compressor.forgetOthers();
  if (!content.company.enquiryEndpoint) {
    console.log(
      "El formulario de contacto no envía nada: company.yaml no nombra un servicio (docs/enquiry-endpoint.md).",
    );
  }
  return { pictures };
}

/** The pictures that the data of some page names. */
function shownPictures(content: WholeSite): PictureList {
  for (const address of listAddresses(content)) pageData(content, address);
  for (const file of listDataFiles(content)) file.data();
  layoutView(content);
  return content.shownPictures();
}
