/** Builds the site into build/client: the code for the browser, then every page with the same code. */
import { readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";
import { site } from "#app/content/site.ts";
import config from "../vite.config.ts";
import { hashOf } from "./artifacts/artifact-cache.ts";
import { writeHostedEditor } from "./editor/hosted.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { client, server } from "./paths.ts";
import { pageAssets } from "./prerender/page-assets.ts";
import { prerender } from "./prerender/prerender.ts";
import { drawSocialPictures } from "./social/social-pictures.ts";

// The configuration is imported here, so that it shares the content with this script.
const settings = { configFile: false, logLevel: "warn" } as const;
await build({ ...config({ command: "build", mode: "production" }), ...settings });
await build({ ...config({ command: "build", mode: "production", isSsrBuild: true }), ...settings });
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));
rmSync(`${client}/.vite`, { recursive: true });
const id = hashOf(JSON.stringify(manifest)).slice(0, 8);

// Not before the bundler has set NODE_ENV: it loads React, which must be the one for production.
const code = await import(resolve(server, "entry.server.js"));

await Promise.all([
  prerender(site(), client, { id, code, assetsOf: (folder) => pageAssets(manifest, folder) }),
  drawSocialPictures(site(), client),
]);
await writeHostedEditor(site().company, client);
await writeHostFiles(client);

if (!site().company.enquiryEndpoint) {
  console.log(
    "El formulario de contacto no envía nada: company.yaml no nombra un servicio (docs/enquiry-endpoint.md).",
  );
}
