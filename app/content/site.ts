import { readSheetList } from "./catalogue/downloads.ts";
import { readPictureList } from "./catalogue/pictures.ts";
import { indexContent, type Site } from "./catalogue/site.ts";
import type { PageContents } from "./pages.ts";
import { checkProportions } from "./read/checks/sizes.ts";
import { ContentError } from "./read/content.ts";
import { loadContent } from "./read/load.ts";
import { siteRoot } from "./root.ts";

/** The catalogue with all fixed pages. */
export type WholeSite = Site & { pages: PageContents };

let cached: WholeSite | undefined;

/** Returns the site's content. Reads it once per process. */
export function site(): WholeSite {
  cached ??= openSite(siteRoot);
  return cached;
}

/** Opens the site in a folder with content/, images/ and the list of pictures. */
export function openSite(root: string): WholeSite {
  const [content, pictures] = [loadContent(root), readPictureList(root)];
  const faults = checkProportions(content, pictures);
  if (faults.length > 0) throw new ContentError(faults);
  return indexContent(content, pictures, readSheetList(root));
}
