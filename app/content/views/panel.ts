import { entryPath } from "#app/content/catalogue/addresses.ts";
import { equipmentCard } from "#app/content/catalogue/cards.ts";
import { rapidTestBrand, rapidTestFacts } from "#app/content/catalogue/facts.ts";
import { categoryLink } from "#app/content/catalogue/links.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { StatedWay, TestPanel } from "#app/content/catalogue/test-listings.ts";
import { testDetail } from "#app/content/catalogue/test-names.ts";
import type { Category, Panel } from "#app/content/schema/files.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { catalogueLink, catalogueTrail } from "#app/lib/addresses/trail.ts";
import type { LabelledLink, ProductRef, ShownQuantity } from "#app/lib/shapes.ts";
import { slug } from "#app/lib/text/slug.ts";

export type TestPanelPage = ReturnType<typeof testPanelPage> & object;
export type RapidPanelPage = ReturnType<typeof rapidPanelPage> & object;

export function testPanelPage(site: Site, id: string) {
  const panel = site.panels.find((item) => item.id === id);
  const category = panel && site.category(panel.category);
  if (!category || panel?.kind !== "test-panel") return undefined;
  return {
    ...panelView(panel, category),
    note: panel.note,
    example: panel.example,
    italics: panel.italics,
    counts: countTests(panel),
    groups: panel.groups.map((group) => ({
      id: slug(group.name),
      name: group.name,
      manufacturerName: group.manufacturerName === group.name ? undefined : group.manufacturerName,
      icon: group.icon,
      tests: group.tests.flatMap((id) => panelTest(site, id) ?? []),
      analyzers: group.analyzers?.flatMap((id) => analyzer(site, id) ?? []),
      method: group.method && methodName(site, group),
      sample: group.sample,
      also: group.also && otherLines(site, group.also),
    })),
    // These three values apply to groups without their own values.
    analyzers: panel.analyzers.flatMap((id) => analyzer(site, id) ?? []),
    method: methodName(site, panel),
    sample: panel.sample,
  };
}

export function rapidPanelPage(site: Site, id: string) {
  const panel = site.panels.find((item) => item.id === id);
  const category = panel && site.category(panel.category);
  if (!category || panel?.kind !== "rapid-panel") return undefined;
  return {
    ...panelView(panel, category),
    back: { label: "Volver a productos", to: catalogueLink.to },
    sheet: site.download(panel.id),
    resultTime: panel.resultTime,
    italics: panel.italics,
    note: panel.note,
    groups: panel.groups.map((group) => ({
      ...group,
      tests: group.tests.map((test) => ({
        name: test.name,
        brand: rapidTestBrand(site, panel, test),
        description: test.description,
        sample: test.sample,
        presentation: test.presentation,
        tests: test.tests.flatMap((id) => testLink(site, id)),
        facts: rapidTestFacts(site, panel, test),
      })),
    })),
    adviser: panel.adviser,
    picture: site.picture(panel.picture),
    elevation: category.elevation,
  };
}

function panelView(panel: Panel, category: Category) {
  const { name, lead, seo } = panel;
  return {
    name,
    lead,
    seo,
    canonical: entryPath(panel),
    trail: catalogueTrail(categoryLink(category), { label: "PANEL DE PRUEBAS" }),
  };
}

/** Counts each test once, even if two groups include it. */
function countTests(panel: TestPanel) {
  const unique = new Set(panel.groups.flatMap((group) => group.tests)).size;
  return { unique, groups: panel.groups.length };
}

/** A test's own file lists in `ways` the analyzers that the panels do not list. */
function panelTest(site: Site, id: string) {
  const test = site.testFile(id);
  if (!test) return undefined;
  return {
    id,
    name: test.name,
    cap: site.test(id)?.samples[0]?.container.cap,
    detail: testDetail(test),
    also: test.ways && otherLines(site, test.ways),
  };
}

function testLink(site: Site, id: string): LabelledLink[] {
  const test = site.testFile(id);
  return test ? [{ label: test.name, to: testPath(id) }] : [];
}

function otherLines(site: Site, ways: StatedWay[]) {
  return ways.map((way) => ({
    method: methodName(site, way),
    analyzers: way.analyzers.flatMap((id) => analyzer(site, id) ?? []),
  }));
}

/** «ISE, módulo opcional» */
function methodName(site: Site, { method, condition }: { method?: string; condition?: string }) {
  const label = site.directory.methods.find(({ id }) => id === method)?.label;
  return [label, condition].filter(Boolean).join(", ");
}

type Analyzer = Pick<ProductRef, "name" | "path" | "brand"> & { figure?: ShownQuantity };

function analyzer(site: Site, id: string): Analyzer | undefined {
  const product = site.equipment(id);
  if (!product) return undefined;
  const { name, path, brand, reading } = equipmentCard(site, product);
  return {
    name,
    path,
    brand,
    figure: reading && { prefix: reading.prefix, number: reading.number, unit: reading.unit },
  };
}
