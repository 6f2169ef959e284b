/** Builds the site into build/client: the code for the browser, then every page with the same code. */
import "./production.ts";
import { join } from "node:path";
import { ContentError } from "#app/content/read/content.ts";
import { site } from "#app/content/site.ts";
import { hashOf } from "./artifacts/artifact-cache.ts";
import { bundleCode } from "./bundle.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { cache, client } from "./paths.ts";
import { makePictures } from "./pictures/make-pictures.ts";
import { prepare } from "./prepare.ts";
import { Compressor } from "./prerender/compressed.ts";
import { pageAssets } from "./prerender/page-assets.ts";
import { prerender } from "./prerender/prerender.ts";
import { drawSocialPictures } from "./social/social-pictures.ts";

try {
  await buildSite();
} catch (error) {
  // One line says where; where the code reads it says nothing to whoever wrote it.
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function buildSite() {
  await prepare();
  const content = site();
  console.log(
    `Contenido: ${content.products.length + content.panels.length + content.supplies.length} fichas.`,
  );
  const { manifest, code: entry } = await bundleCode();
  const id = hashOf(JSON.stringify(manifest)).slice(0, 8);
  const code = await import(entry);
  const compressor = new Compressor(join(cache, "compressed"));

  await Promise.all([
    prerender(content, client, { id, code, assetsOf: (folder) => pageAssets(manifest, folder), compressor }),
    drawSocialPictures(content, client),
  ]);
  await writeHostFiles(content, client, compressor);
  compressor.forgetOthers();
  // Last, when all pages have said what they show.
  await makePictures(content.shownPictures(), client);

  if (!content.company.enquiryEndpoint) {
    console.log(
      "El formulario de contacto no envía nada: company.yaml no nombra un servicio (docs/enquiry-endpoint.md).",
    );
  }
}
