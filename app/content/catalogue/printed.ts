import { catalogueFile, catalogueName } from "#app/lib/addresses/catalogue-file.ts";
import { formatMonth } from "#app/lib/text/format.ts";
import type { Download } from "./downloads.ts";
import type { Site } from "./site.ts";

/** `size` is «2,1 MB, noviembre de 2026», or only the date until the file has been made once. */
export function catalogueDownload(site: Site, category?: string): Download | undefined {
  const date = newestDate(site, category);
  if (!date) return undefined;
  const size = site.download(catalogueName(category))?.size;
  return {
    href: catalogueFile(category),
    size: size ? `${size}, ${formatMonth(date)}` : formatMonth(date),
  };
}

export function newestDate(site: Site, category?: string): string | undefined {
  return [...site.products, ...site.supplies, ...site.panels]
    .filter((entry) => entry.kind !== "test-panel" && (!category || entry.category === category))
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
}
