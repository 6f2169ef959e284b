import { categoryPages } from "#app/content/catalogue/addresses.ts";
import { card } from "#app/content/catalogue/cards.ts";
import { isEquipment } from "#app/content/catalogue/equipment.ts";
import type { Entry, Site } from "#app/content/catalogue/site.ts";
import type { Sheet } from "#app/content/outputs/sheets.ts";
import type { Category } from "#app/content/schema/files.ts";
import { instrumentLine } from "#app/content/views/instrument-line.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import { withPrefix, withUnit } from "#app/lib/text/format.ts";

/** `file` is the name of a picture in images/. Without a picture, the page shows the drawing `elevation`. */
export type StagePicture = { file?: string; elevation: ElevationKind };

/** A chapter: an opening page about a category, then the data sheets of its entries. */
export type Section = ReturnType<typeof sectionOf>;
export type OpenerRow = ReturnType<typeof openerRow>;

const maxPictures = 6;
const maxSteps = 3;
/** Maximum length of a step in characters, so that it fits its column. The web page has the full text. */
const maxStepLength = 260;

export function sectionOf(site: Site, category: Category, sheets: readonly Sheet[]) {
  const entries = site.entriesOf(category.id);
  const cards = categoryPages(site, category.id).flatMap((page) =>
    page.entries.map((entry) => card(site, entry)),
  );
  const line = instrumentLine(site, category, cards);
  const placed = line?.instruments.flatMap(({ id }) => site.entry(id) ?? []);
  const shown = placed ?? entries.filter(({ kind }) => kind !== "test-panel").slice(0, maxPictures);
  const printed = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  return {
    id: category.id,
    name: category.name,
    label: category.label,
    lead: category.lead,
    path: categoryPath(category.id),
    line: line && {
      axis: line.axis,
      caption: line.caption,
      // The instrument that the needle marks: the first of the category, as on the category's page.
      first: cards.find(({ id }) => line.instruments.some((instrument) => instrument.id === id))?.id,
      marks: line.instruments.map(({ id, label, prefix, number, to, wide }) => ({
        id,
        label,
        prefix,
        number,
        to,
        wide,
      })),
    },
    pictures: shown.map((entry) => pictureOf(site, entry)),
    rows: entries.filter(({ id }) => printed.has(id)).map((entry) => openerRow(site, entry)),
    guide: category.guide && {
      title: category.guide.title,
      steps: category.guide.steps.slice(0, maxSteps).map(({ question }, index) => ({
        title: question,
        text: firstSentences(category.guide?.paragraphs[index] ?? ""),
      })),
    },
    sheets: entries
      .flatMap((entry) => [entry, ...site.modelsOf(entry.id)])
      .flatMap(({ id }) => {
        const sheet = printed.get(id);
        return sheet && sheet.kind !== "test" ? [sheet] : [];
      }),
  };
}

export function pictureOf(site: Site, entry: Entry): StagePicture {
  return {
    file: entry.picture?.file,
    elevation: site.category(entry.category)?.elevation ?? "bench",
  };
}

function openerRow(site: Site, entry: Entry) {
  const { id, name, summary } = entry;
  const shown = isEquipment(entry) ? card(site, entry) : undefined;
  const reading = shown && !shown.profiles ? shown.reading : undefined;
  return {
    id,
    name,
    summary,
    figure: reading && withUnit(withPrefix(reading), reading.unit),
    models: site.modelsOf(id).map((model) => ({ id: model.id, name: model.shortName ?? model.name })),
  };
}

/** Returns the first sentence, and the sentences after it that fit. */
function firstSentences(paragraph: string): string {
  const sentences = [...new Intl.Segmenter("es", { granularity: "sentence" }).segment(paragraph)];
  return sentences
    .map(({ segment, index }) => paragraph.slice(0, index + segment.length).trim())
    .filter((text, index) => index === 0 || text.length <= maxStepLength)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}
