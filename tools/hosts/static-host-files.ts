import { cacheControl, hashedFolders } from "./hosting.ts";

/** `_headers` of static hosts such as Netlify and Cloudflare Pages. */
export function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const caching = hashedFolders.map((folder) => `${folder}*\n  Cache-Control: ${cacheControl.hashed}`);
  return `/*\n${lines.join("\n")}\n\n${caching.join("\n\n")}\n`;
}

/** `_redirects`: those hosts trim slashes by themselves; unknown addresses get the not-found page. */
export function redirectsFile(): string {
  return "/* /404.html 404\n";
}
