import { ContentError } from "#app/content/read/content.ts";
import { openSite, type WholeSite } from "#app/content/site.ts";
import { layoutView } from "#app/content/views/layout.ts";
import { listPictures } from "../../pictures/list-pictures.ts";

export type SiteState = { site: WholeSite; layoutData: string } | { faults: string[] };

export async function readSite(root: string): Promise<SiteState> {
  try {
    await listPictures(root);
    const site = openSite(root);
    return { site, layoutData: JSON.stringify(layoutView(site)) };
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults };
    throw error;
  }
}
