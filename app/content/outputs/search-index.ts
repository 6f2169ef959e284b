import { entryPath } from "#app/content/catalogue/addresses.ts";
import { equipmentCard } from "#app/content/catalogue/cards.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { rateOf } from "#app/content/catalogue/workload.ts";
import { pageQuestions } from "#app/content/read/page-questions.ts";
import type { Category, Equipment, Panel, Supply } from "#app/content/schema/files.ts";
import type { WholeSite } from "#app/content/site.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { formatNumber, range } from "#app/lib/text/format.ts";
import type { IndexedPanel, IndexedProduct, IndexedSupply, SearchIndex } from "./search-format.ts";

/** Builds the search index. Its order matters: of two equal matches the earlier one comes first. */
export function searchIndex(site: WholeSite): SearchIndex {
  const { frequent, links, ignored, kinds, intents, pages } = site.pages.search;
  return {
    frequent,
    links,
    ignored,
    kinds,
    intents,
    answers: searchAnswers(site),
    categories: site.categories.map(indexedCategory),
    products: productsInOrder(site).map((product) => indexedProduct(site, product)),
    panels: site.panels.map(indexedPanel),
    supplies: [...site.supplies].sort((a, b) => a.order - b.order).map(indexedSupply),
    brands: site.brands.map(({ name, area, description, importation, synonyms }) => ({
      name,
      area,
      text: description,
      direct: importation === "directa",
      also: synonyms,
    })),
    brandsPath: "/marcas",
    pages: pages.map(({ synonyms, ...page }) => ({ ...page, also: synonyms })),
  };
}

/** Answers quote the pages and the company data. */
function searchAnswers({ company, pages }: WholeSite): SearchIndex["answers"] {
  const { address, hours, closed } = company;
  const facts = {
    hours: [
      ...hours.map(({ label, opens, closes }) => `${label}, ${range(opens, closes)}`),
      `${closed}, cerrado`,
    ].join(" · "),
    address: `${address.street}, ${address.city}, ${address.country}`,
    phone: company.phone.display,
    whatsapp: company.whatsapp.display,
    email: company.email,
  };
  const questions = pageQuestions(pages);
  return pages.search.answers.map(({ words, title, fact, question, text, to }) => ({
    words,
    name: title,
    text: text ?? (fact ? facts[fact] : questions.get(question ?? "")) ?? "",
    path: to,
  }));
}

function indexedCategory({ id, label, lead, elevation, scale, alias, synonyms = [] }: Category) {
  return {
    path: categoryPath(id),
    id,
    label,
    text: lead,
    elevation,
    scale: scale && { max: formatNumber(scale.max), unit: scale.unit },
    also: listOf([alias?.label, ...synonyms]),
  };
}

/** Single products and series as the catalogue orders them; then the models, series by series. */
function productsInOrder(site: Site): Equipment[] {
  const listed = site.categories
    .flatMap((category) => site.entriesOf(category.id))
    .flatMap((entry) => site.equipment(entry.id) ?? []);
  return [...listed, ...listed.flatMap((entry) => site.modelsOf(entry.id))];
}

function indexedProduct(site: Site, product: Equipment): IndexedProduct {
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
    also: listOf([menuName, ...synonyms].filter((other) => other !== name && other !== shortName)),
  };
}

function laboratoriesOf(site: Site, product: Equipment): IndexedProduct["laboratories"] {
  const sizes = [product, ...site.modelsOf(product.id)].flatMap((item) => item.laboratory ?? []);
  return sizes.length > 0 ? [...new Set(sizes)] : undefined;
}

function indexedPanel(panel: Panel): IndexedPanel {
  const { name, category, summary, synonyms } = panel;
  const shared = { path: entryPath(panel), name, category, text: summary, also: synonyms };
  if (panel.kind === "test-panel") {
    return {
      ...shared,
      analyzers: panel.analyzers,
      groups: panel.groups.map((group) => ({
        name: group.name,
        also: group.synonyms,
        analyzers: group.analyzers,
        tests: group.tests.map(({ name, detail, also = [], synonyms }) => ({
          name,
          detail,
          also: synonyms,
          others: listOf([...(group.also ?? []), ...also].flatMap(({ analyzers }) => analyzers)),
        })),
      })),
    };
  }
  return {
    ...shared,
    groups: panel.groups.map((group) => ({
      name: group.name,
      tests: group.tests.map(({ name, description, synonyms }) => ({
        name,
        detail: description,
        also: synonyms,
      })),
    })),
  };
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

function listOf(items: (string | undefined)[]): string[] | undefined {
  const list = items.filter((item) => item !== undefined);
  return list.length > 0 ? list : undefined;
}
