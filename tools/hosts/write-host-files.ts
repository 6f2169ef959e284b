import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { listAddresses } from "#app/content/addresses.ts";
import type { WholeSite } from "#app/content/site.ts";
import type { Compressor } from "../prerender/compressed.ts";
import { forEachConcurrently } from "../prerender/for-each-concurrently.ts";
import { caddySnippet } from "./caddy-snippet.ts";
import { editorHeaders } from "./editor-headers.ts";
import { compressible, editorPath, securityHeaders } from "./hosting.ts";
import { nginxHeaderMaps, nginxHeaders } from "./nginx-headers.ts";
import { nginxMaps } from "./nginx-maps.ts";
import { redirectFiles } from "./redirect-files.ts";
import { sitemap } from "./sitemap.ts";
import { writeSmallFiles } from "./small-files.ts";
import { headersFile } from "./static-host-files.ts";

/** Writes the files that hosts need besides the pages, and compresses the remaining text files. */
export async function writeHostFiles(content: WholeSite, client: string, compressor: Compressor) {
  const addresses = listAddresses(content);
  const inlineScripts = hashInlineScripts(client);
  const { location, enquiryEndpoint, repository } = content.company;
  const headers = securityHeaders({ inlineScripts, mapFrame: location.mapFrame, enquiryEndpoint });
  const editor = repository && editorHeaders(headers, repository);
  const paths = [...addresses.map(({ path }) => path), ...(editor ? [editorPath] : [])];
  const origin = content.company.site;
  writeTexts(client, {
    "sitemap.xml": sitemap(origin, addresses),
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    _headers: headersFile(headers, editor),
  });
  if (content.redirects.length > 0) writeTexts(client, redirectFiles(content.redirects, origin));
  await writeSmallFiles(content, client);
  writeTexts(join(client, "../deploy"), {
    "headers.json": `${JSON.stringify(headers, null, 2)}\n`,
    "addresses.json": `${JSON.stringify(paths, null, 1)}\n`,
    ...(editor && { "editor-headers.json": `${JSON.stringify(editor, null, 2)}\n` }),
    "nginx-maps.conf": nginxMaps(paths, content.redirects) + nginxHeaderMaps(headers, editor),
    "nginx-headers.conf": nginxHeaders(headers, editor),
    "site.caddy": caddySnippet(paths, headers, editor, content.redirects),
  });
  for (const name of content.withoutPicture())
    console.warn(`Sin imagen, se dibuja el alzado: content/${name}`);
  const texts = files(client).filter(
    (name) => compressible.has(extname(name)) && !existsSync(join(client, `${name}.br`)),
  );
  await forEachConcurrently(texts, (name) => compressor.compressFile(join(client, name)));
}

function writeTexts(folder: string, texts: Record<string, string>) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Blocks of data are not executable and need no hash. */
function hashInlineScripts(client: string): string[] {
  const hashes = new Set<string>();
  for (const file of files(client).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(join(client, file), "utf8");
    for (const [, attributes = "", source = ""] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\ssrc=/.test(attributes) || /type="application\//.test(attributes)) continue;
      hashes.add(`sha256-${createHash("sha256").update(source).digest("base64")}`);
    }
  }
  return [...hashes].sort();
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
