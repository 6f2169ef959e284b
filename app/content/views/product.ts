import { entryPath } from "#app/content/catalogue/addresses.ts";
import { brandName, type Card, card, figureOf, specificationRows } from "#app/content/catalogue/cards.ts";
import { brochureName } from "#app/content/catalogue/downloads.ts";
import { family } from "#app/content/catalogue/family.ts";
import { categoryLink, entryLink } from "#app/content/catalogue/links.ts";
import { notesOf, onRequestRows } from "#app/content/catalogue/on-request.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { StatedWay, TestPanel } from "#app/content/catalogue/test-listings.ts";
import type { Category, Equipment } from "#app/content/schema/files.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { catalogueTrail } from "#app/lib/addresses/trail.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import { slug } from "#app/lib/text/slug.ts";
import { calloutsOf, fitOf, stepsOf } from "./product-blocks.ts";
import { productTests, suppliesOf } from "./product-tests.ts";
import { seriesPart } from "./series.ts";

export type ProductPage = ReturnType<typeof productPage> & object;

/** With `viaAlias`, the breadcrumb shows the alias of the category, as the address does. */
export function productPage(site: Site, id: string, viaAlias = false) {
  const product = site.equipment(id);
  const category = product && site.category(product.category);
  if (!category) return undefined;
  const page = equipmentPage(site, product, category);
  const aliasLink = viaAlias && category.alias && { label: category.alias.label, to: page.category.to };
  return {
    ...page,
    trail: aliasLink ? catalogueTrail(aliasLink, { label: page.name }) : page.trail,
    series: product.kind === "series" ? seriesPart(site, product) : undefined,
  };
}

function seriesLink(site: Site, product: Equipment, { alias }: Category): LabelledLink | undefined {
  const series = product.kind === "model" ? site.equipment(product.series) : undefined;
  if (series?.kind !== "series") return undefined;
  const path =
    alias && series.viaCategoryAlias ? `${categoryPath(alias.id)}/${series.id}` : entryPath(series);
  return { label: series.name, to: path };
}

function equipmentPage(site: Site, product: Equipment, category: Category) {
  const defaults = site.productTexts;
  const link = categoryLink(category);
  const series = seriesLink(site, product, category);
  const parent = series ?? link;
  return {
    id: product.id,
    name: product.name,
    shortName: product.shortName,
    brand: brandName(site, product),
    category: link,
    trail: catalogueTrail(link, ...(series ? [series] : []), { label: product.name }),
    back: { label: `Volver a ${series ? series.label : inSentence(link.label)}`, to: parent.to },
    lead: product.lead,
    picture: site.picture(product.picture),
    elevation: category.elevation,
    path: entryPath(product),
    seo: product.seo,
    figures: (product.figures ?? []).flatMap((name) => figureOf(site, product, name) ?? []),
    ...(product.kind !== "series" && {
      callouts: calloutsOf(site, product),
      fit: fitOf(site, product),
      supplies: suppliesOf(site, product),
      steps: stepsOf(site, product),
    }),
    family: family(site, product),
    features: product.features ?? defaults.features,
    context: product.context,
    // The table shows these three lists in this order.
    specifications: specificationRows(site, product.specifications ?? defaults.specifications),
    onRequest: onRequestRows(site, product),
    service: specificationRows(site, defaults.service),
    notes: notesOf(site, product),
    panel: panelLink(site, product),
    tests: productTests(site, product),
    related: relatedProducts(site, product, category),
    cta: product.cta ?? defaults.cta,
    sheet: site.download(product.id),
    brochure: site.download(brochureName(product.id)),
  };
}

/** Links to the product's panel, or else to a group or test of another panel that the product runs. */
function panelLink(site: Site, product: Equipment): (LabelledLink & { own: boolean }) | undefined {
  const ids = [product.id, ...site.modelsOf(product.id).map((model) => model.id)];
  const panels = site.panels.filter((panel) => panel.kind === "test-panel");
  const own = panels.find((panel) => panel.analyzers.some((id) => ids.includes(id)));
  if (own) return { ...entryLink(own), own: true };
  const [place] = panels.flatMap((panel) => placesOf(site, panel, ids));
  return place && { ...place, own: false };
}

/** Returns the groups and tests of a panel that the given analyzers of another line also run. */
function placesOf(site: Site, panel: TestPanel, ids: string[]): LabelledLink[] {
  const runs = (ways: StatedWay[] = []) =>
    ways.some(({ analyzers }) => analyzers.some((id) => ids.includes(id)));
  return panel.groups.flatMap((group) => {
    const place = (name: string): LabelledLink => ({
      label: `${name} en el ${inSentence(panel.name)}`,
      to: `${entryPath(panel)}#${slug(group.name)}`,
    });
    if (runs(group.also)) return [place(group.name)];
    const tests = group.tests.flatMap((id) => site.testFile(id) ?? []);
    return tests.filter((test) => runs(test.ways)).map((test) => place(test.name));
  });
}

const relatedLimit = 6;

/** For a model, the other models of its series come first. */
function relatedProducts(site: Site, product: Equipment, category: Category): Card[] {
  const others = site.entriesOf(category.id).filter((entry) => entry.id !== product.id);
  const related = product.kind === "model" ? [...siblings(site, product), ...others] : others;
  const shown = related.filter((entry) => product.kind !== "model" || entry.id !== product.series);
  return shown.slice(0, relatedLimit).map((entry) => card(site, entry));
}

function siblings(site: Site, model: Extract<Equipment, { kind: "model" }>) {
  return site.modelsOf(model.series).filter(({ id }) => id !== model.id);
}
