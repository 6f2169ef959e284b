import { newestDate } from "#app/content/catalogue/printed.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { listSheets, type Sheet } from "#app/content/outputs/sheets.ts";
import type { Category } from "#app/content/schema/files.ts";
import { maxAnalyzers } from "#app/content/views/rack.ts";
import { catalogueName } from "#app/lib/addresses/catalogue-file.ts";
import { formatMonth, formatNumber } from "#app/lib/text/format.ts";
import { alphabetical } from "./alphabetical.ts";
import { type DirectoryArea, directoryArea, directoryTicks } from "./directory.ts";
import { pictureOf, type Section, type StagePicture, sectionOf } from "./sections.ts";

export type Catalogue = ReturnType<typeof catalogueOf>;

const coverPictures = 3;

export function listCatalogues(site: Site): Catalogue[] {
  const sheets = listSheets(site);
  const chapters = site.categories
    .map((category) => ({ category, section: sectionOf(site, category, sheets) }))
    .filter(({ section }) => section.sheets.length > 0);
  if (chapters.length === 0) return [];
  const all = catalogueOf(
    site,
    sheets,
    chapters.map(({ section }) => section),
  );
  return [all, ...chapters.map(({ category, section }) => catalogueOf(site, sheets, [section], category))];
}

function catalogueOf(site: Site, sheets: readonly Sheet[], sections: Section[], category?: Category) {
  const ids = new Set(sections.map(({ id }) => id));
  const areas = site.categories.flatMap((each) => (ids.has(each.id) && directoryArea(site, each)) || []);
  const date = newestDate(site, category?.id) ?? "";
  const [equipment] = sheets.filter((sheet) => sheet.kind === "equipment");
  return {
    name: catalogueName(category?.id),
    category: category?.label,
    path: category ? (sections[0]?.path ?? "/productos") : "/productos",
    lead: category?.lead ?? site.company.about,
    updated: date,
    edition: formatMonth(date),
    year: date.slice(0, 4),
    figures: figuresOf(site, sections, areas, category),
    pictures: coverOf(site, sections, category),
    sections,
    areas,
    ticks: directoryTicks(site),
    maxAnalyzers: maxAnalyzers(site),
    index: alphabetical(sections, areas, site.tests),
    service: {
      title: site.productTexts.sheet.service,
      rows: equipment?.kind === "equipment" ? equipment.service.rows : [],
      checklist: site.productTexts.quoteChecklist,
    },
  };
}

function figuresOf(site: Site, sections: Section[], areas: DirectoryArea[], category?: Category) {
  const equipment = site.products.filter(
    (product) => product.kind !== "series" && sections.some(({ id }) => id === product.category),
  ).length;
  const tests = new Set(areas.flatMap(({ lit }) => lit)).size;
  const supplies = sections
    .flatMap(({ sheets }) => sheets.filter((sheet) => sheet.kind === "supply" && !sheet.rapid))
    .flatMap((sheet) => (sheet.kind === "supply" ? sheet.groups.flatMap(({ items }) => items) : [])).length;
  const counts: [number, string, string][] = [
    [equipment, "equipo", "equipos"],
    [tests, "prueba", "pruebas"],
    [supplies, "insumo", "insumos y reactivos"],
    [category ? 0 : sections.length, "área", "áreas"],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => ({ number: formatNumber(count), label: count === 1 ? one : many }));
}

/**
 * The whole catalogue shows the first instrument of each category on its cover. The catalogue of a category
 * shows its instruments, or its other entries if it has no instruments.
 */
function coverOf(site: Site, sections: Section[], category?: Category): StagePicture[] {
  const pictured = sections.map(({ id }) => {
    const entries = site.entriesOf(id).flatMap((entry) => [entry, ...site.modelsOf(entry.id)]);
    const instruments = entries.filter((entry) => entry.kind === "product" || entry.kind === "model");
    const others = entries.filter(({ kind }) => kind !== "test-panel");
    return instruments.length > 0 ? instruments : category ? others : [];
  });
  const chosen = category ? (pictured[0] ?? []) : pictured.flatMap(([first]) => first ?? []);
  const shown = chosen.filter(({ picture }) => picture);
  return (shown.length > 0 ? shown : chosen).slice(0, coverPictures).map((entry) => pictureOf(site, entry));
}
