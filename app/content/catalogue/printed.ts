import { catalogueFile, catalogueName } from "#app/lib/addresses/catalogue-file.ts";
import { formatMonth } from "#app/lib/text/format.ts";
import type { Download } from "./downloads.ts";
import type { Site } from "./site.ts";

/**
 * Returns the link to the PDF catalogue, with its size and date: «2,1 MB, noviembre de 2026». The size is
 * missing until the file has been made once.
 */
export function catalogueDownload(site: Site, category?: string): Download | undefined {
  const date = newestDate(site, category);
  if (!date) return undefined;
  const size = site.download(catalogueName(category))?.size;
  return {
    href: catalogueFile(category),
    size: size ? `${size}, ${formatMonth(date)}` : formatMonth(date),
  };
}

/** Returns the newest date of the entries with a data sheet, in one category or in all. */
export function newestDate(site: Site, category?: string): string | undefined {
  return [...site.products, ...site.supplies, ...site.panels]
    .filter((entry) => entry.kind !== "test-panel" && (!category || entry.category === category))
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
}
