import { listAddresses, type PageKind } from "#app/content/addresses.ts";
import { type PageData, pageData } from "#app/content/page-data.ts";
import type { WholeSite } from "#app/content/site.ts";
import type { GalleryData } from "#app/gallery/examples.ts";

/** For each kind of page, selects the first page whose data show the components' options. */
export function galleryData(site: WholeSite): GalleryData {
  function find<Kind extends PageKind>(kind: Kind, suits: (data: PageData<Kind>) => unknown = () => true) {
    for (const address of listAddresses(site).filter((item) => item.kind === kind)) {
      const data: PageData<Kind> = JSON.parse(JSON.stringify(pageData(site, address)));
      if (suits(data)) return data;
    }
    throw new Error(`The gallery needs a page of the kind «${kind}», and the content has none`);
  }

  return {
    product: find("product", ({ figures, family }) => figures.length > 2 && family),
    series: find("series"),
    category: find("category", ({ view }) => view.filters.length > 0),
    withPanel: find("category", ({ view }) => view.cards.some((card) => card.profiles)),
    supply: find("supply"),
    support: find("support"),
    clients: find("clients"),
    brands: find("brands"),
  };
}
