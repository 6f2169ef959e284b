import { ContentError } from "#app/content/read/content.ts";
import { openSite, type WholeSite } from "#app/content/site.ts";
import { shellData } from "#app/content/views/shell.ts";
import { listPictures } from "../pictures/list-pictures.ts";

/** The content as it is now, with the data of the frame as text; or what is wrong with it. */
export type SiteState = { site: WholeSite; shell: string } | { faults: string[] };

export async function readSite(root: string): Promise<SiteState> {
  try {
    await listPictures(root);
    const site = openSite(root);
    return { site, shell: JSON.stringify(shellData(site)) };
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults };
    throw error;
  }
}
