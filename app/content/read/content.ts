import type { PageContents } from "#app/content/pages.ts";
import type { CatalogueContent } from "#app/content/schema/files.ts";

/** All of content/, read and checked. */
export type Content = CatalogueContent & { pages: PageContents };

export class ContentError extends Error {
  override name = "ContentError";
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`El contenido tiene ${faults.length} error(es):\n${faults.join("\n")}`);
    this.faults = faults;
  }
}
