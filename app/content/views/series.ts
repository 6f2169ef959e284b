import { entryPath } from "#app/content/catalogue/addresses.ts";
import { brandName } from "#app/content/catalogue/cards.ts";
import { brochureName } from "#app/content/catalogue/downloads.ts";
import { channelsOf, specificationOf } from "#app/content/catalogue/equipment.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { greatestAmount, quantity } from "#app/content/catalogue/specifications.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import { axisSteps, roundEnd, shareOf } from "#app/lib/drawing/axis.ts";
import { type BenchPlace, planColumns } from "#app/lib/drawing/bench.ts";
import type { Mark } from "#app/lib/drawing/mark-labels.ts";
import type { Figure, ShownQuantity } from "#app/lib/shapes.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { benchOf, type Standing } from "./bench.ts";

type Series = Extract<Equipment, { kind: "series" }>;
type Model = Extract<Equipment, { kind: "model" }>;

export type ModelCard = SeriesPart["models"][number];

/** A scale with two figures for each model: one from its data sheet, one from the series' catalogue. */
type SeriesScale = {
  axis: string[];
  marks: (Mark & { /** Models whose needle is at this mark. */ models: string[] })[];
};

export type SeriesCell = ShownQuantity | { list: string[] } | undefined;
type SeriesRow = { label: string; cells: SeriesCell[] };

export type SeriesPart = ReturnType<typeof seriesPart>;

export function seriesPart(site: Site, series: Series) {
  const models = site.modelsOf(series.id);
  // A parameter on one model's card is also on the cards of the other models that have it.
  const parameters = [...new Set(models.flatMap((model) => model.cardParameters))];
  const { instruments, measured, planned } = benchOf(site, models, planColumns);
  const { round } = Math;
  const names = series.catalogueModels.map((model) => model.name);
  const rows = catalogueRows(
    site,
    series.catalogueModels.map((model) => model.specifications),
  );
  return {
    modelsTitle: series.modelsTitle,
    models: models.flatMap((model, index) => {
      const [standing, place] = [instruments[index], planned.places[index]];
      if (!standing || !place) return [];
      const card = modelCard(site, model, parameters);
      return [
        {
          ...card,
          catalogueData: catalogueFigures(card, rows, names.indexOf(card.shortName ?? "")),
          stand: standOf(standing, place, planned.height),
          standing: wordsOf(standing, measured),
        },
      ];
    }),
    /** Attributes of the drawing's element, which pages/series/stage.module.css reads. */
    bench: {
      style: {
        "--count": models.length,
        "--across": round(planned.width),
        "--up": round(planned.height),
        "--phone": planned.phone,
      },
    },
    scaleNote: measured
      ? "Cada marca del piso mide 10\u00a0cm; la mesa, 90. Imágenes referenciales, ajustadas a la medida publicada."
      : "Dibujo sin escala, con imágenes referenciales. ",
    measured,
    highlights: series.highlights,
    scale: seriesScale(site, series),
    catalogue: {
      note: [site.productTexts.sheet.seriesNote, series.catalogueNote].filter(Boolean).join(" "),
      names,
      rows,
    },
  };
}

function modelCard(site: Site, model: Model, parameters: string[]) {
  return {
    id: model.id,
    name: model.name,
    shortName: model.shortName,
    brand: brandName(site, model),
    path: entryPath(model),
    target: model.target,
    summary: model.summary,
    picture: site.picture(model.picture),
    data: parameters.flatMap((name) => cardDatum(site, model, name) ?? []),
    channels: channelsOf(site, model)?.names,
    brochure: site.download(brochureName(model.id)),
  };
}

/** Returns the figures of the series' catalogue that a model's card does not show. */
function catalogueFigures(
  { data }: ReturnType<typeof modelCard>,
  rows: SeriesRow[],
  column: number,
): (Figure & { fromSeries: true })[] {
  return rows.flatMap(({ label, cells }) => {
    const cell = cells[column];
    const isOnCard = data.some((figure) => figure.label === label);
    if (!cell || isOnCard || !("number" in cell) || !/\d/.test(cell.number)) return [];
    const { prefix, number, unit } = cell;
    return [{ label, prefix, number, unit, fromSeries: true }];
  });
}

function wordsOf({ size, kind }: Standing, measured: boolean): string | undefined {
  if (size) return `${size.width} × ${size.height} cm`;
  return measured ? "Sin escala" : kind;
}

/** Horizontal percentages are of the model's space, and vertical percentages of the drawing's height. */
function standOf({ size }: Standing, place: BenchPlace, up: number) {
  const { space, width, table, picture } = place;
  const percent = (length: number, whole: number) => `${Math.round((length / whole) * 1000) / 10}%`;
  return {
    style: {
      "--s": Math.round(space),
      "--p": percent(picture.width, space),
      "--l": percent((space - width) / 2 + picture.left, space),
      "--b": percent(table + picture.bottom, up),
      "--t": percent(table, up),
    },
    "data-size": size ? "" : undefined,
    "data-table": table ? "" : undefined,
  };
}

function cardDatum(site: Site, model: Model, name: string) {
  const row = specificationOf(model, name);
  const parameter = site.parameters[name];
  if (!row || !parameter) return undefined;
  const { prefix, number, unit } = quantity(row, parameter);
  return { label: parameter.label, prefix, number, unit, fromSeries: row.fromSeries };
}

/** Returns undefined if there is only one model, or if a data sheet or the catalogue lacks a figure. */
function seriesScale(site: Site, series: Series): SeriesScale | undefined {
  const models = site.modelsOf(series.id);
  const readings = models.flatMap((model) => {
    const stated = series.catalogueModels.find(({ name }) => name === model.shortName);
    const sheet = amountOf(specificationOf(model, series.headline));
    const catalogue = amountOf(stated?.specifications.find((row) => row.parameter === series.headline));
    if (sheet === undefined || catalogue === undefined) return [];
    return [{ id: model.id, name: model.shortName ?? model.name, sheet, catalogue }];
  });
  if (models.length < 2 || readings.length < models.length) return undefined;
  const amounts = [...new Set(readings.flatMap(({ sheet, catalogue }) => [sheet, catalogue]))];
  const end = roundEnd(Math.max(...amounts));
  return {
    axis: axisSteps(end).map((step) => formatNumber(step)),
    marks: amounts
      .sort((a, b) => a - b)
      .map((amount) => {
        const byCatalogue = readings.filter(({ catalogue }) => catalogue === amount);
        const bySheet = readings.filter(({ sheet }) => sheet === amount);
        const shown = byCatalogue.length > 0 ? byCatalogue : bySheet;
        const names = shown.map(({ name }) => name).join(" · ");
        return {
          position: shareOf(amount, end),
          number: formatNumber(amount),
          label:
            shown === byCatalogue ? names : bySheet.length === models.length ? "fichas" : `ficha ${names}`,
          models: byCatalogue.map(({ id }) => id),
        };
      }),
  };
}

/** Parameters with numbers for several models come first. */
function catalogueRows(site: Site, models: Specification[][]): SeriesRow[] {
  const names = [...new Set(models.flat().map((row) => row.parameter))];
  const isQuantity = (name: string) =>
    models.flatMap((rows) => amountOf(rows.find((row) => row.parameter === name)) ?? []).length > 1;
  const sorted = [...names.filter(isQuantity), ...names.filter((name) => !isQuantity(name))];
  return sorted.map((name) => catalogueRow(site, name, models));
}

function catalogueRow(site: Site, name: string, models: Specification[][]): SeriesRow {
  const parameter = site.parameters[name];
  return {
    label: parameter?.label ?? name,
    cells: models.map((rows) => {
      const row = rows.find((item) => item.parameter === name);
      if (!row || !parameter) return undefined;
      return row.items ? { list: row.items } : quantity(row, parameter);
    }),
  };
}

function amountOf(row: Specification | undefined): number | undefined {
  return row && greatestAmount(row);
}
