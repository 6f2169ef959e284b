import type { Address, PageKind } from "./addresses.ts";
import type { Site } from "./catalogue/site.ts";
import { type FixedPageData, fixedPageData, type WrittenPageId } from "./pages.ts";
import type { WholeSite } from "./site.ts";
import { categoryLinks, categoryView } from "./views/category.ts";
import { rapidPanelPage, testPanelPage } from "./views/panel.ts";
import { modelPage, productPage } from "./views/product.ts";
import { supplyPage } from "./views/supply.ts";

/** What the pages of the catalogue show; the fixed ones have their views in pages.ts. */
const entryViews = {
  category(site: Site, id: string, page: number) {
    const view = categoryView(site, id, page);
    const guide = page === 1 ? site.category(id)?.guide : undefined;
    return view && { view, links: categoryLinks(site), guide };
  },
  supply: supplyPage,
  "rapid-tests": rapidPanelPage,
  "test-panel": testPanelPage,
  product: productPage,
  model: modelPage,
};

type EntryViews = typeof entryViews;

/** What a kind of page is given. */
export type PageData<Kind extends PageKind> = Kind extends WrittenPageId
  ? FixedPageData<Kind>
  : Kind extends keyof EntryViews
    ? NonNullable<ReturnType<EntryViews[Kind]>>
    : never;

/** The data of the page at an address; undefined for one that gathers them in the browser. */
export function pageData(site: WholeSite, { kind, id = "", page = 1 }: Address): object | undefined {
  return isEntryKind(kind) ? entryViews[kind](site, id, page) : fixedPageData(site, site.pages, kind);
}

function isEntryKind(kind: PageKind): kind is keyof EntryViews {
  return kind in entryViews;
}
