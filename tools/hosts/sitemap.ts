import type { Address } from "#app/content/addresses.ts";

export function sitemap(origin: string, addresses: Address[]): string {
  const entries = addresses
    .filter((address) => address.path === address.canonical && !address.tool)
    .map(({ path, updated }) => {
      const date = updated ? `<lastmod>${updated}</lastmod>` : "";
      return `  <url><loc>${origin}${path === "/" ? "" : path}</loc>${date}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
