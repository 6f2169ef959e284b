import { listAddresses, type PageKind } from "#app/content/addresses.ts";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { postalAddress } from "#app/content/catalogue/company.ts";
import { specificationOf } from "#app/content/catalogue/equipment.ts";
import { catalogueDownload } from "#app/content/catalogue/printed.ts";
import type { Entry, Site } from "#app/content/catalogue/site.ts";
import { compactFigure } from "#app/content/catalogue/specifications.ts";
import { fixedPages } from "#app/content/pages.ts";
import type { WholeSite } from "#app/content/site.ts";
import { catalogueFile } from "#app/lib/addresses/catalogue-file.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { formatNumber, inWords, range } from "#app/lib/text/format.ts";

/**
 * Data for the layout of every page: company, navigation, menu. It is part of the client bundle.
 * @public the type of `virtual:layout-data`
 */
export type LayoutData = ReturnType<typeof layoutView>;

type MenuItem = LabelledLink & { figure?: string; isTestList?: true };
export type MenuGroup = LabelledLink & { id: string; name: string; items: MenuItem[] };

/** The menu shows only this many entries of a category, so that it fits on one screen. */
const menuItemsPerCategory = 8;

export function layoutView(site: WholeSite) {
  const { company, navigation } = site;
  const chat = `https://wa.me/${company.whatsapp.dial.slice(1)}`;
  const groups = new Map(site.categories.map((category) => [category.id, menuGroup(site, category.id)]));
  return {
    company: {
      name: company.name,
      nameParts: company.nameParts,
      site: company.site,
      about: company.about,
      certification: company.certification,
      address: postalAddress(company),
      coordinates: company.location.label,
      email: company.email,
      phone: company.phone,
      whatsapp: `${chat}?text=${encodeURIComponent(company.whatsappGreeting)}`,
      chat,
      // Null instead of undefined, so that the built file states that the form sends nothing.
      enquiryEndpoint: company.enquiryEndpoint ?? null,
      social: company.social,
      hours: company.hours.map(({ shortLabel, opens, closes }) => `${shortLabel} ${range(opens, closes)}`),
    },
    main: navigation.main,
    quickLinks: [
      ...navigation.main.filter((item) => navigation.quickLinks.includes(item.to)),
      catalogueLink(site),
    ],
    menuColumns: navigation.menuColumns.map((column) =>
      column.categories.flatMap((id) => groups.get(id) ?? []),
    ),
    menuLegend: navigation.menuLegend,
    tests: testsLine(site),
    categoryAliases: site.categories.flatMap((category) => category.alias ?? []),
    quoteChecklist: site.productTexts.quoteChecklist,
    emptyCategory: site.pages.catalogue.emptyCategory,
    pages: ownPages(site),
    // The browser replaces this year with the current year.
    builtYear: new Date().getFullYear(),
  };
}

function catalogueLink(site: WholeSite): LabelledLink {
  const { href, size } = catalogueDownload(site) ?? { href: catalogueFile() };
  return { label: `Catálogo (${["PDF", size].filter(Boolean).join(", ")})`, to: href };
}

/** «149, de Ácido úrico a Zinc», and the letters of the directory. */
function testsLine({ tests }: Site): { summary: string; letters: string } {
  const [first, last] = [tests[0]?.name, tests.at(-1)?.name];
  return {
    summary: `${formatNumber(tests.length)}, de ${first} a ${last}`,
    letters: [...new Set(tests.map(({ letter }) => letter))].join(""),
  };
}

/** Kinds of page, besides the fixed pages, whose addresses match the pattern of products in routes.ts. */
const listedKinds: ReadonlySet<PageKind> = new Set(["series", "supply", "rapid-tests"]);

function ownPages(site: WholeSite): { kind: PageKind; path: string; clientData?: true }[] {
  return listAddresses(site)
    .filter(({ kind }) => kind in fixedPages || listedKinds.has(kind))
    .map(({ kind, path }) => ({
      kind,
      path,
      clientData: kind in fixedPages && !(kind in site.pages) ? true : undefined,
    }));
}

function menuGroup(site: Site, id: string): MenuGroup {
  const category = site.category(id);
  const items = site.entriesOf(id).filter((entry) => entry.listed.includes("menu"));
  return {
    id,
    name: category?.name ?? "",
    label: category?.label ?? "",
    to: categoryPath(id),
    items: items.slice(0, menuItemsPerCategory).map((entry) => menuItem(site, entry)),
  };
}

function menuItem(site: Site, entry: Entry): MenuItem {
  const to = entryPath(entry);
  if (entry.kind === "supply") return { label: entry.name, to };
  if (entry.kind === "test-panel") {
    return { label: "Panel de Pruebas", to, figure: `${entry.groups.length} perfiles`, isTestList: true };
  }
  if (entry.kind === "rapid-panel") {
    return { label: entry.name, to, figure: "Panel de Pruebas", isTestList: true };
  }
  const row = specificationOf(entry, entry.headline);
  const parameter = row && site.parameters[row.parameter];
  return {
    label: entry.menuName ?? entry.name,
    to,
    figure: row && parameter && inWords(compactFigure(row, parameter)),
  };
}
