import { differing } from "./editor-headers.ts";
import { cacheControl, editorPath, hashedFolders } from "./hosting.ts";

/** `_headers` of static hosts such as Netlify and Cloudflare Pages. */
export function headersFile(headers: Record<string, string>, editor?: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const caching = hashedFolders.map((folder) => `${folder}*\n  Cache-Control: ${cacheControl.hashed}`);
  const places = editor ? [editorPath, `${editorPath}/*`] : [];
  const own = places.map((place) => `${place}\n${overriding(headers, editor ?? {}).join("\n")}\n\n`).join("");
  return `/*\n${lines.join("\n")}\n\n${own}${caching.join("\n\n")}\n`;
}

/** A second value would be added to the first, and both would hold: «!» takes the first away. */
function overriding(site: Record<string, string>, editor: Record<string, string>): string[] {
  return differing(site, editor).flatMap(([name, before, value]) => [
    ...(before ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ]);
}
