import { equipmentCard, type ProductCard } from "#app/content/catalogue/cards.ts";
import { specificationOf } from "#app/content/catalogue/equipment.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { bounds, figure, quantity, specificationRow } from "#app/content/catalogue/specifications.ts";
import type { Test, TestWay } from "#app/content/catalogue/test-types.ts";
import type { Category, Equipment } from "#app/content/schema/files.ts";
import type { Parameter } from "#app/content/schema/quantities.ts";
import { axisSteps, roundEnd, shareOf } from "#app/lib/drawing/axis.ts";
import { type LabelPlace, placeLabels } from "#app/lib/drawing/mark-labels.ts";
import { type Pointer, spread } from "#app/lib/drawing/spread.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { formatNumber, inWords, joinList } from "#app/lib/text/format.ts";
import { upperInitial } from "#app/lib/text/upper-initial.ts";
import { numberInWords } from "#app/lib/workload.ts";
import { countsOf } from "./instrument-line.ts";

/** An analyzer, or a series whose models share one figure. */
export type Machine = Pick<ProductCard, "id" | "name" | "shortName" | "brand" | "path" | "picture"> &
  Pick<ProductCard, "elevation" | "equipment"> & {
    prefix?: string;
    number?: string;
    unit?: string;
    /** The unit in words: «pruebas por hora». */
    counts: string;
    /** Models of a series that run the test. */
    models?: string;
    /** The analyzer's first figure about samples: «Posiciones de muestra: 412». */
    capacity?: string;
    /** Share of the picture's height that is below the instrument. */
    under?: number;
    /** Place among the analyzers of the lane, in the order of the catalogue, from 0. */
    rank: number;
    /** The line from the picture to the figure on the scale. Without a figure, it ends at «Consultar». */
    pointer: Pointer;
  };

/** A figure on the scale, of one or several analyzers. */
type LaneMark = { to: number; prefix?: string; number: string; label: string } & Pick<LabelPlace, "side"> & {
    /** Set only for the first analyzer's figure. Missing for a rate, because the caption states its unit. */
    unit?: string;
    /** Distance of the label from the scale, in rem. */
    bottom: number;
  };

/** A way to measure a test, with the analyzers of one category on that category's scale. */
export type Lane = {
  id: string;
  method: string;
  /** Method, condition and number of models: «CLIA, siete modelos, según configuración.» */
  summary: string;
  caption: string;
  category: string;
  axis: string[];
  machines: Machine[];
  /** Id of the analyzer that comes first in the catalogue. The needle marks its figure. */
  first: string;
  marks: LaneMark[];
};

/** The width of a lane's scale in rem: alone, beside a rapid test, or beside another lane. */
const laneWidth = { alone: 37.5, rapid: 24, two: 17.5 };
/** A scale narrower than this, in rem, shows fewer numbers and breaks its labels between names. */
const narrow = 20;
const plainHeight = 3.25;
const markSize = { number: 2.75, height: 4.25, lowest: 0.875 };
/** Distance from the top of a stem down to the top of its label, in rem. */
const labelDrop = 0.625;
/** The distance to the next lane, and the width of a letter of a label, in rem. */
const laneGap = 2.25;
const letterWidth = 0.55;
/** Minimum distance of a label from the scale, in rem. */
const minBottom = 0.25;
/** An analyzer without a figure points to the end of the scale. */
const beyond = 1;

export function lanesOf(site: Site, { ways, rapid }: Pick<Test, "ways" | "rapid">): Lane[] {
  const parts = ways.flatMap((way) =>
    [...groupBy(way.analyzers, ({ category }) => category)].map(([category, analyzers]) => ({
      way,
      category: site.category(category),
      analyzers,
    })),
  );
  const width = laneWidth[parts.length > 1 ? "two" : rapid ? "rapid" : "alone"];
  return parts.flatMap(({ way, category, analyzers }) =>
    category ? [lane(site, way, category, analyzers, width)] : [],
  );
}

function lane(site: Site, way: TestWay, category: Category, analyzers: Equipment[], width: number): Lane {
  const own = methodScale(site, way, analyzers);
  const cards = own ? machinesOfMethod(site, analyzers, own) : machinesOf(site, analyzers);
  const scale = own ?? category.scale;
  const placed = cards
    .map((card) => ({ ...card, to: scale ? card.reading?.to : undefined }))
    .sort((a, b) => (a.to ?? beyond + 1) - (b.to ?? beyond + 1));
  const pointers = spread(
    placed.map(({ to }) => to ?? beyond),
    1,
  );
  const incomplete = placed.some(({ to }) => to === undefined);
  const machines = placed.map(({ reading, to, models, ...card }, index): Machine => {
    const { id, name, shortName, brand, path, picture, elevation, equipment } = card;
    const figure = to === undefined ? undefined : reading;
    return {
      id,
      name,
      shortName,
      brand,
      path,
      picture: picture && { ...picture, alt: "" },
      elevation,
      equipment,
      under: underOf(site, id, picture),
      prefix: figure?.prefix,
      number: figure?.number,
      unit: figure?.unit,
      counts: own?.parameter.figureLabel ?? countsOf(site, id),
      models,
      capacity: card.capacity ?? capacityOf(site, id),
      rank: cards.findIndex((other) => other.id === id),
      pointer: pointerOf(pointers[index], figure !== undefined && incomplete),
    };
  });
  const [first] = cards;
  const count = analyzers.length === 1 ? "un modelo" : `${numberInWords(analyzers.length)} modelos`;
  const alone = width === laneWidth.alone;
  const method = upperInitial(way.method.label);
  return {
    id: `${way.method.id}-${category.id}`,
    method: alone ? method : joined(method, way.condition),
    summary: upperInitial(joined(alone && joined(method, way.condition), count, "según configuración.")),
    caption: [
      own?.caption ?? scale?.caption,
      !own && scale && "Cifra general del equipo.",
      ...sharedFigures(machines, width),
    ]
      .filter(Boolean)
      .join(" "),
    category: category.id,
    axis: scale ? axisLabels(scale.max, width) : [],
    machines,
    first: first?.id ?? "",
    marks: marksOf(machines, first?.id, width),
  };
}

type MethodScale = { id: string; parameter: Parameter; max: number; caption: string };

/** Returns the scale of a figure that analyzers publish for the method itself, such as an ISE module's. */
function methodScale(
  site: Site,
  { method: { parameter: id } }: TestWay,
  analyzers: readonly Equipment[],
): MethodScale | undefined {
  const parameter = id && site.parameters[id];
  const amounts = analyzers.flatMap((analyzer) => {
    const row = specificationOf(analyzer, id);
    return (row && bounds(row)?.high) ?? [];
  });
  if (!parameter || amounts.length === 0) return undefined;
  return {
    id,
    parameter,
    max: roundEnd(Math.max(...amounts)),
    caption: `${upperInitial(parameter.figureLabel)}.`,
  };
}

type MachineCard = ProductCard & Pick<Machine, "models" | "capacity">;

/** Returns a card for each analyzer, with its figure for the method: «200 pruebas/h», «Módulo ISE, opcional». */
function machinesOfMethod(
  site: Site,
  analyzers: readonly Equipment[],
  { id, parameter, max }: MethodScale,
): MachineCard[] {
  return analyzers.map((analyzer) => {
    const row = specificationOf(analyzer, id);
    const range = row && bounds(row);
    const { unit = "", note } = row ? quantity(row, parameter) : {};
    return {
      ...equipmentCard(site, analyzer),
      reading: row && range && { ...figure(row, parameter), unit, to: shareOf(range.high, max) },
      capacity: joined(parameter.label, note),
    };
  });
}

function joined(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

/** Returns the share of a picture's height below the instrument, by which the page lowers the picture. */
function underOf(site: Site, id: string, shown: Machine["picture"]): number | undefined {
  const reference = site.equipment(id)?.picture;
  const [original, body] = [site.picture(reference), site.pictureBody(reference)];
  if (!shown || !original || !body) return undefined;
  // The picture for cards may be higher than the original, by the same amount above and below.
  const added = (shown.height - original.height) / 2;
  return Math.round(100 * (1 - (body.base + added) / shown.height)) / 100;
}

function capacityOf(site: Site, id: string): string | undefined {
  const product = site.equipment(id);
  for (const name of product?.figures ?? []) {
    const row = product && specificationOf(product, name);
    const parameter = site.parameters[name];
    if (!row || parameter?.group !== "sample") continue;
    const figure = specificationRow(row, parameter);
    return `${figure.parameter}: ${inWords(figure)}`;
  }
  return undefined;
}

function axisLabels(max: number, width: number): string[] {
  const steps = axisSteps(max);
  const few = width < narrow && steps.length > 5 && steps.length % 2 === 1;
  return steps.filter((_, index) => !few || index % 2 === 0).map((step) => formatNumber(step));
}

/** Lowers the line from a picture to its figure if an analyzer without a figure needs the space above. */
function pointerOf(pointer: Pointer = { at: 0, to: 0, level: 0 }, lower: boolean): Pointer {
  return lower ? { ...pointer, level: pointer.level + 2 } : pointer;
}

/** Models of a series with the same figure become one card. */
function machinesOf(site: Site, analyzers: readonly Equipment[]): MachineCard[] {
  const groups = groupBy(analyzers, (item) => (item.kind === "model" ? item.series : item.id));
  return [...groups].flatMap(([id, members]) => {
    const series = site.equipment(id);
    const readings = members.map((member) => equipmentCard(site, member).reading?.to);
    if (!series || members.length < 2 || new Set(readings).size > 1) {
      return members.map((member) => equipmentCard(site, member));
    }
    const names = members.map((member) => member.shortName ?? member.name);
    return [{ ...equipmentCard(site, series), models: joinList(names) }];
  });
}

/** On a narrow scale, returns the analyzers whose names fit beside their stem. If none fits, returns all. */
function labelledOf(members: readonly Machine[], width: number): readonly Machine[] {
  const room = (1 - (members[0]?.pointer.to ?? 0)) * width + laneGap - labelDrop;
  const fitting = members.filter((member) => nameOf(member).length * letterWidth <= room);
  return width < narrow && fitting.length > 0 ? fitting : members;
}

/** Names the analyzers for which the scale has no room, and the labelled analyzers with the same figure. */
function sharedFigures(machines: readonly Machine[], width: number): string[] {
  const shown = machines.filter(({ number }) => number !== undefined);
  return [...groupBy(shown, ({ pointer }) => pointer.to).values()].flatMap((members) => {
    const labelled = labelledOf(members, width);
    const others = members.filter((member) => !labelled.includes(member));
    if (others.length === 0) return [];
    return `${joinList(others.map(nameOf))}: la misma cifra que ${joinList(labelled.map(nameOf))}.`;
  });
}

function nameOf({ name, shortName }: Machine): string {
  return shortName ?? name;
}

function marksOf(machines: readonly Machine[], first: string | undefined, width: number): LaneMark[] {
  const shown = machines.filter(({ number }) => number !== undefined);
  const places = [...groupBy(shown, ({ pointer }) => pointer.to)];
  const marks = places.map(([to, members]) => {
    const current = members.some(({ id }) => id === first);
    const unit = members[0]?.unit;
    return {
      position: to,
      to,
      prefix: members[0]?.prefix,
      number: members[0]?.number ?? "",
      unit: current && !unit?.includes("/h") ? unit : undefined,
      label: labelledOf(members, width)
        .map(nameOf)
        .join(width < narrow ? ",\n" : ", "),
      current,
    };
  });
  const labels = placeLabels(
    // The letters of «hasta» are small, so they count half.
    marks.map((mark) => ({ ...mark, number: mark.number + "0".repeat((mark.prefix?.length ?? 0) / 2) })),
    width,
    markSize,
  );
  return marks.map(({ to, prefix, number, unit, label, current }, index) => {
    const { side, stem } = labels[index] ?? { side: "end" as const, stem: plainHeight };
    const bottom = stem - (current ? markSize.height : plainHeight) - labelDrop;
    // A narrow scale has space after its end, so the last label need not move above its neighbour.
    if (width < narrow && index === marks.length - 1 && bottom > minBottom) {
      return { to, prefix, number, unit, label, side: "end", bottom: minBottom };
    }
    return { to, prefix, number, unit, label, side, bottom };
  });
}
