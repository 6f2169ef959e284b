import { entryPath } from "#app/content/catalogue/addresses.ts";
import { equipmentCard } from "#app/content/catalogue/cards.ts";
import { catalogueDownload } from "#app/content/catalogue/printed.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { rateOf } from "#app/content/catalogue/workload.ts";
import type { Category, Equipment, Supply } from "#app/content/schema/files.ts";
import type { WholeSite } from "#app/content/site.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import type { SearchIndex } from "./search-format.ts";
import { packIndex } from "./search-pack.ts";
import type { IndexedSupply, SearchSource, SourceProduct } from "./search-source.ts";
import { indexedPanel, otherTests } from "./search-tests.ts";
import { notOffered, places, searchAnswers } from "./search-vocabulary.ts";
import { uniqueOrNone } from "./unique-or-none.ts";

/** Builds the search index. */
export function searchIndex(site: WholeSite): SearchIndex {
  return packIndex(searchSource(site));
}

/** Collects what the search knows. The order matters: of two equal matches the earlier one comes first. */
export function searchSource(site: WholeSite): SearchSource {
  const { frequent, links, kinds, intents, pages } = site.pages.search;
  const { ignored, known: validWords } = site.vocabulary.words;
  return {
    frequent,
    links,
    ignored,
    validWords,
    kinds,
    intents,
    answers: searchAnswers(site),
    notOffered: notOffered(site),
    places: places(site),
    categories: site.categories.map(indexedCategory),
    products: productsInOrder(site).map((product) => indexedProduct(site, product)),
    panels: site.panels.map((panel) => indexedPanel(site, panel)),
    otherTests: otherTests(site),
    supplies: [...site.supplies].sort((a, b) => a.order - b.order).map(indexedSupply),
    brands: site.brands.map(({ name, area, description, importation, synonyms }) => ({
      name,
      area,
      text: description,
      direct: importation === "directa",
      also: synonyms,
    })),
    brandsPath: "/marcas",
    pages: [...cataloguePage(site), ...pages.map(({ synonyms, ...page }) => ({ ...page, also: synonyms }))],
  };
}

/** Lists the PDF catalogue as a page, so that the search finds it. */
function cataloguePage(site: Site): SearchSource["pages"] {
  const file = catalogueDownload(site);
  if (!file) return [];
  const also = ["descargar catálogo"];
  return [{ path: file.href, name: "Catálogo en PDF", text: `PDF, ${file.size}`, also }];
}

function indexedCategory({ id, label, lead, elevation, scale, alias, synonyms = [] }: Category) {
  return {
    path: categoryPath(id),
    id,
    label,
    text: lead,
    elevation,
    scale: scale && { max: formatNumber(scale.max), unit: scale.unit },
    also: uniqueOrNone([alias?.label, ...synonyms]),
  };
}

/** Single products and series as the catalogue orders them; then the models, series by series. */
function productsInOrder(site: Site): Equipment[] {
  const listed = site.categories
    .flatMap((category) => site.entriesOf(category.id))
    .flatMap((entry) => site.equipment(entry.id) ?? []);
  return [...listed, ...listed.flatMap((entry) => site.modelsOf(entry.id))];
}

function indexedProduct(site: Site, product: Equipment): SourceProduct {
  const { id, name, category, summary, shortName, menuName, synonyms = [] } = product;
  const { path, brand, reading, picture } = equipmentCard(site, product);
  return {
    path,
    id,
    name,
    shortName: shortName === name ? undefined : shortName,
    category,
    brand,
    rate: rateOf(site, product, "")?.rate,
    laboratories: laboratoriesOf(site, product),
    models: product.kind === "series" ? site.modelsOf(id).length : undefined,
    summary,
    reading,
    // The row shows the name beside the picture.
    picture: picture && { ...picture, alt: "" },
    also: uniqueOrNone([menuName, ...synonyms].filter((other) => other !== name && other !== shortName)),
  };
}

function laboratoriesOf(site: Site, product: Equipment): SourceProduct["laboratories"] {
  const sizes = [product, ...site.modelsOf(product.id)].flatMap((item) => item.laboratory ?? []);
  return sizes.length > 0 ? [...new Set(sizes)] : undefined;
}

function indexedSupply(supply: Supply): IndexedSupply {
  const { name, category, summary, groups, synonyms } = supply;
  return {
    path: entryPath(supply),
    name,
    category,
    text: summary,
    groups: groups.map((group) => ({
      name: group.name,
      items: group.products.map((item) => ({
        name: item.name,
        detail: item.badges.join(" · "),
        text: item.description,
        also: item.synonyms,
      })),
    })),
    also: synonyms,
  };
}
