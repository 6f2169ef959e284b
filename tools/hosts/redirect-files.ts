import type { Redirect } from "#app/content/schema/redirects.ts";
import { pageFile } from "../prerender/page-file.ts";

/** Returns `_redirects` for hosts that read it, and a page at each old address for other hosts. */
export function redirectFiles(redirects: readonly Redirect[], origin: string): Record<string, string> {
  const pages = redirects.map(({ from, to }) => [pageFile(from).slice(1), redirectPage(to, origin)] as const);
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  return { ...Object.fromEntries(pages), _redirects: lines.join("") };
}

function redirectPage(to: string, origin: string): string {
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<title>Esta página cambió de lugar</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${origin}${to}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p>Esta página cambió de lugar. <a href="${to}">Continúe aquí</a>.</p></body>
</html>
`;
}
