import { readDownloadSizes } from "./catalogue/downloads.ts";
import { readPictureList } from "./catalogue/pictures.ts";
import { indexContent, type Site } from "./catalogue/site.ts";
import type { PageContents } from "./pages.ts";
import { checkProportions } from "./read/checks/sizes.ts";
import { ContentError } from "./read/content.ts";
import { loadContent } from "./read/load.ts";
import { siteRoot } from "./root.ts";

export type WholeSite = Site & { pages: PageContents };

let cached: WholeSite | undefined;

/** Reads the content once per process. */
export function site(): WholeSite {
  cached ??= openSite(siteRoot);
  return cached;
}

export function openSite(root: string): WholeSite {
  const [content, pictures] = [loadContent(root), readPictureList(root)];
  const faults = checkProportions(content, pictures);
  if (faults.length > 0) throw new ContentError(faults);
  return indexContent(content, pictures, readDownloadSizes(root));
}
