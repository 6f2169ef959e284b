import type { Address, PageKind } from "./addresses.ts";
import { type ContentPageId, type FixedPageData, fixedPageData } from "./pages.ts";
import type { WholeSite } from "./site.ts";
import { categoryFoot, categoryLinks, categoryView } from "./views/category.ts";
import { categoryBench } from "./views/category-bench.ts";
import { withTerms } from "./views/glossary.ts";
import { guideView } from "./views/guide.ts";
import { rapidPanelPage, testPanelPage } from "./views/panel.ts";
import { productPage } from "./views/product.ts";
import { singleView } from "./views/single-bench.ts";
import { supplyPage } from "./views/supply.ts";
import { testPage } from "./views/test.ts";

/** Views of the catalogue pages. The views of the fixed pages are in pages.ts. */
const catalogueViews = {
  category(site: WholeSite, id: string, { page = 1 }: Address) {
    const view = categoryView(site, id, page);
    const category = site.category(id);
    if (!view || !category) return undefined;
    const isFirst = page === 1;
    const bench = isFirst ? categoryBench(site, category, view.cards) : undefined;
    return {
      view,
      links: categoryLinks(site),
      line: bench && { bench },
      single: singleView(site, view.cards),
      guide: isFirst ? guideView(site, id) : undefined,
      foot: isFirst ? categoryFoot(site, category) : undefined,
    };
  },
  supply: supplyPage,
  "rapid-tests": rapidPanelPage,
  "test-panel": testPanelPage,
  product: productWithTerms,
  series: productWithTerms,
  model: productWithTerms,
  test(site: WholeSite, id: string) {
    const page = testPage(site, id);
    return page && { ...page, texts: site.pages.tests.test };
  },
};

type CatalogueViews = typeof catalogueViews;

export type PageData<Kind extends PageKind> = Kind extends ContentPageId
  ? FixedPageData<Kind>
  : Kind extends keyof CatalogueViews
    ? NonNullable<ReturnType<CatalogueViews[Kind]>>
    : never;

/** Returns undefined if the page collects its data in the browser. */
export function pageData(site: WholeSite, address: Address): object | undefined {
  const { kind, id = "" } = address;
  return isCatalogueKind(kind)
    ? catalogueViews[kind](site, id, address)
    : fixedPageData(site, site.pages, kind);
}

function productWithTerms(site: WholeSite, id: string, { path, canonical }: Address) {
  return withTerms(site, productPage(site, id, path !== canonical));
}

function isCatalogueKind(kind: PageKind): kind is keyof CatalogueViews {
  return kind in catalogueViews;
}
