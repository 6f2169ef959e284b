import { entryPath } from "#app/content/catalogue/addresses.ts";
import { equipmentCard } from "#app/content/catalogue/cards.ts";
import { catalogueDownload } from "#app/content/catalogue/printed.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { rateOf } from "#app/content/catalogue/workload.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import type { WholeSite } from "#app/content/site.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { slug } from "#app/lib/text/slug.ts";
import { numberInWords } from "#app/lib/workload.ts";
import type { IndexedProduct } from "./search-format.ts";
import { categoryNames, type DocumentSource, otherCategoryNames } from "./search-source.ts";
import { listTestGroups, listTests } from "./search-test-documents.ts";
import { uniqueOrNone } from "./unique-or-none.ts";

/** The order matters: of two equal matches, the search shows the earlier document first. */
export function listDocuments(site: WholeSite): DocumentSource[] {
  return [
    ...productsInOrder(site).map((product) => productDocument(site, product)),
    ...listTests(site),
    ...supplies(site),
    ...brands(site),
    ...categories(site),
    ...panels(site),
    ...listTestGroups(site),
    ...pages(site),
  ];
}

/** Single products and series come first, then the models of each series. */
function productsInOrder(site: Site): Equipment[] {
  const listed = site.categories
    .flatMap((category) => site.entriesOf(category.id))
    .flatMap((entry) => site.equipment(entry.id) ?? []);
  return [...listed, ...listed.flatMap((entry) => site.modelsOf(entry.id))];
}

function productDocument(site: Site, product: Equipment): DocumentSource {
  const { name, menuName, synonyms = [] } = product;
  const { path } = equipmentCard(site, product);
  const area = site.category(product.category);
  const indexed = indexedProduct(site, product);
  const { brand, models, shortName } = indexed;
  const others = [menuName, ...synonyms].filter((other) => other !== name && other !== product.shortName);
  return {
    kind: "product",
    name,
    path,
    context: [brand, models ? `${numberInWords(models)} modelos` : area?.label].filter(Boolean).join(" · "),
    also: uniqueOrNone([shortName, ...others]) ?? [],
    topicNames: area && categoryNames(area),
    text: product.summary,
    product: indexed,
  };
}

function indexedProduct(site: Site, product: Equipment): IndexedProduct {
  const { id, name, category, shortName } = product;
  const { brand, reading, picture } = equipmentCard(site, product);
  return {
    id,
    shortName: shortName === name ? undefined : shortName,
    category,
    brand,
    rate: rateOf(site, product, "")?.rate,
    laboratories: laboratoriesOf(site, product),
    models: product.kind === "series" ? site.modelsOf(id).length : undefined,
    reading,
    // The picture needs no alternative text, because the row shows the name beside it.
    picture: picture && { ...picture, alt: "" },
  };
}

function laboratoriesOf(site: Site, product: Equipment): IndexedProduct["laboratories"] {
  const sizes = [product, ...site.modelsOf(product.id)].flatMap((item) => item.laboratory ?? []);
  return sizes.length > 0 ? [...new Set(sizes)] : undefined;
}

function supplies(site: Site): DocumentSource[] {
  const inOrder = [...site.supplies].sort((a, b) => a.order - b.order);
  return inOrder.flatMap((supply): DocumentSource[] => {
    const path = entryPath(supply);
    const category = site.category(supply.category);
    return [
      {
        kind: "supply",
        name: supply.name,
        path,
        context: supply.groups.map((group) => group.name).join(" · "),
        leadsTo: category?.label,
        also: supply.synonyms,
        topicNames: category && otherCategoryNames(category),
        text: supply.summary,
      },
      ...supply.groups.flatMap((group) =>
        group.products.map(
          (item): DocumentSource => ({
            kind: "supply",
            name: item.name,
            path: `${path}#${slug(item.name)}`,
            context: item.badges.join(" · "),
            leadsTo: supply.name,
            also: item.synonyms,
            topicNames: [supply.name, group.name],
            text: item.description,
          }),
        ),
      ),
    ];
  });
}

function brands(site: Site): DocumentSource[] {
  return site.brands.map(({ name, area, importation, synonyms, description }) => ({
    kind: "brand",
    name,
    path: "/marcas",
    context: `${area} · ${importation === "directa" ? "importación directa" : "distribución local"}`,
    leadsTo: "Marca",
    also: synonyms,
    text: description,
  }));
}

function categories(site: Site): DocumentSource[] {
  return site.categories.map((category) => ({
    kind: "category",
    name: category.label,
    path: categoryPath(category.id),
    context: "Productos",
    leadsTo: "Categoría",
    also: otherCategoryNames(category),
    text: category.lead,
  }));
}

function panels(site: Site): DocumentSource[] {
  return site.panels.map((panel) => ({
    kind: "panel",
    name: panel.name,
    path: entryPath(panel),
    context: site.category(panel.category)?.label ?? "",
    leadsTo: "Panel de Pruebas",
    also: panel.synonyms,
    text: panel.summary,
  }));
}

/** The PDF catalogue counts as a page. */
function pages(site: WholeSite): DocumentSource[] {
  const file = catalogueDownload(site);
  const catalogue = file && {
    path: file.href,
    name: "Catálogo en PDF",
    text: `PDF, ${file.size}`,
    synonyms: ["descargar catálogo"],
  };
  return [...(catalogue ? [catalogue] : []), ...site.pages.search.pages].map(
    ({ path, name, text, synonyms }) => ({
      kind: "page",
      name,
      path,
      context: text,
      leadsTo: "Página",
      also: synonyms,
      text: "",
    }),
  );
}
