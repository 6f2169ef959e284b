import { differingHeaders } from "./editor-headers.ts";
import { cacheControl, editorPath, hashedFolders } from "./hosting.ts";

export function headersFile(headers: Record<string, string>, editor?: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const caching = hashedFolders.map((folder) => `${folder}*\n  Cache-Control: ${cacheControl.hashed}`);
  const places = editor ? [editorPath, `${editorPath}/*`] : [];
  const own = places.map((place) => `${place}\n${overriding(headers, editor ?? {}).join("\n")}\n\n`).join("");
  return `/*\n${lines.join("\n")}\n\n${own}${caching.join("\n\n")}\n`;
}

/** Removes a header with «!» before setting it again. Otherwise Cloudflare Pages would send both values. */
function overriding(site: Record<string, string>, editor: Record<string, string>): string[] {
  return differingHeaders(site, editor).flatMap(([name, before, value]) => [
    ...(before ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ]);
}
