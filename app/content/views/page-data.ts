import type { Site } from "#app/content/catalogue/site.ts";
import { brandsPage } from "./brands.ts";
import { categoryLinks, categoryView } from "./category.ts";
import { contactPage } from "./contact.ts";
import { coverage } from "./coverage.ts";
import { homePage } from "./home.ts";
import { organizationData } from "./organization.ts";
import { rapidPanelPage, testPanelPage } from "./panel.ts";
import { privacyPage } from "./privacy.ts";
import { modelPage, productPage } from "./product.ts";
import { searchPage } from "./search.ts";
import { supplyPage } from "./supply.ts";

type Parameters = Record<string, string>;

/** What each kind of page in app/pages/ shows; undefined where there is no such page. */
const pageData = {
  home: (site: Site) => ({ page: homePage(site), organization: organizationData(site) }),
  catalogue: (site: Site) => ({
    page: site.pages.catalogue,
    links: categoryLinks(site),
    initial: categoryView(site, site.categories[0]?.id ?? ""),
  }),
  category: categoryPage,
  "category-page": categoryPage,
  supply: (site: Site, { product = "" }: Parameters) => supplyPage(site, product),
  "rapid-tests": (site: Site, { product = "" }: Parameters) => rapidPanelPage(site, "serologia", product),
  "test-panel": (site: Site, { category = "" }: Parameters) => testPanelPage(site, category),
  product: (site: Site, { category = "", product = "" }: Parameters) => productPage(site, category, product),
  model: (site: Site, { category = "", series = "", model = "" }: Parameters) =>
    modelPage(site, category, series, model),
  support: ({ company, pages, picture }: Site) => ({
    page: pages.support,
    picture: picture(pages.support.picture),
    requestSite: company.supportRequestSite,
    whatsappNumber: company.whatsapp.display,
  }),
  clients: (site: Site) => ({ page: site.pages.clients, map: coverage(site) }),
  brands: brandsPage,
  contact: (site: Site) => ({ ...contactPage(site), organization: organizationData(site) }),
  about: ({ pages, picture }: Site) => ({ page: pages.about, picture: picture(pages.about.picture) }),
  privacy: privacyPage,
  search: searchPage,
  "quote-list": ({ company, pages }: Site) => ({ page: pages.quoteList, whatsapp: company.whatsapp.display }),
};

function categoryPage(site: Site, { category = "", page = "1" }: Parameters) {
  const view = categoryView(site, category, Number(page));
  return view && { view, links: categoryLinks(site) };
}

type Maker = (site: Site, parameters: Parameters) => unknown;

/** The same as text; undefined where there is no such page, or nothing to know of it. */
export function pageJson(site: Site, kind: string, parameters: Parameters): string | undefined {
  const makers: Record<string, Maker> = pageData;
  const data = makers[kind]?.(site, parameters);
  return data ? JSON.stringify(data) : undefined;
}

export type PageData<Id extends keyof typeof pageData> = NonNullable<ReturnType<(typeof pageData)[Id]>>;
