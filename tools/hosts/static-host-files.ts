import { cacheControl, hashedFolders } from "./hosting.ts";

/** `_headers` of static hosts such as Netlify and Cloudflare Pages. */
export function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const caching = hashedFolders.map((folder) => `${folder}*\n  Cache-Control: ${cacheControl.hashed}`);
  return `/*\n${lines.join("\n")}\n\n${caching.join("\n\n")}\n`;
}
