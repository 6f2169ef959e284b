import { listAddresses } from "#app/content/catalogue/addresses.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { PageData } from "#app/content/views/page-data.ts";
import type { GalleryData } from "#app/gallery/data.ts";
import { routes } from "#app/routes.ts";
import { pageAt } from "../prerender/prerender.ts";

/** Pages of the site whose data show what the components can do. */
export function galleryData(site: Site): GalleryData {
  const paths = listAddresses(site).map(({ path }) => path);

  function find<Data>(kind: string, suits: (data: Data) => unknown = () => true): Data {
    for (const path of paths) {
      const page = pageAt(site, { routes }, path);
      if (page.kind !== kind || !page.data) continue;
      const data: Data = JSON.parse(page.data);
      if (suits(data)) return data;
    }
    throw new Error(`The content has no page «${kind}» that the gallery could borrow from`);
  }

  return {
    product: find<PageData<"product">>("product", ({ figures, family }) => figures.length > 2 && family),
    series: find<PageData<"product">>("product", ({ series }) => series),
    category: find<PageData<"category">>("category", ({ view }) => view.filters.length > 0),
    withPanel: find<PageData<"category">>("category", ({ view }) => view.cards.some((card) => card.profiles)),
    supply: find("supply"),
    support: find("support"),
    clients: find("clients"),
    brands: find("brands"),
  };
}
