import type { Site } from "#app/content/catalogue/site.ts";
import type { Category } from "#app/content/schema/files.ts";
import { planBench } from "#app/lib/drawing/bench.ts";
import { type LabelPlace, placeLabels } from "#app/lib/drawing/mark-labels.ts";
import { type Pointer, withLevels } from "#app/lib/drawing/spread.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { joinList } from "#app/lib/text/format.ts";
import { benchOf, describeInstrument, type Standing } from "./bench.ts";
import type { CatalogueCard } from "./category.ts";
import { type InstrumentLine, instrumentLine, type LineInstrument } from "./instrument-line.ts";

type BenchedInstrument = Standing &
  Pick<LineInstrument, "path" | "label" | "from" | "to"> & {
    leader: Pointer;
    /** For screen readers: «MAGLUMI X6, 450 pruebas por hora, 148 cm de ancho, 155 de alto». */
    description: string;
  };

/** Instruments with the same figure share a label. */
type RulerLabel = LabelPlace &
  Pick<LineInstrument, "to" | "prefix" | "number"> & {
    names: string;
    /** Indexes of the instruments with this figure. */
    members: number[];
  };

export type CategoryBench = Pick<InstrumentLine, "axis" | "caption"> & {
  width: number;
  height: number;
  phone: number;
  gap: number;
  /** True if at least one instrument has published dimensions. The drawing is then to scale. */
  measured: boolean;
  /** «pruebas/h», even if the figure is per module. */
  unit: string;
  person?: number;
  /** Index of the instrument that is active at first. */
  first: number;
  instruments: BenchedInstrument[];
  labels: RulerLabel[];
  category: string;
};

/** The width of the scale, in rem, for which the labels get their places. */
const rulerWidth = 56;

export function categoryBench(
  site: Site,
  category: Category,
  cards: readonly CatalogueCard[],
): CategoryBench | undefined {
  const line = instrumentLine(site, category, cards);
  if (!line) return undefined;
  const equipment = line.instruments.flatMap(({ id }) => site.equipment(id) ?? []);
  const { instruments, measured, planned } = benchOf(site, equipment, planBench);
  const { places, ...plan } = planned;
  const centres = places.map(({ x, space }) => (x + space / 2) / plan.width);
  const leaders = withLevels(line.instruments.map(({ to }, index) => ({ at: centres[index] ?? to, to })));
  const firstCard = cards.find(({ id }) => line.instruments.some((instrument) => instrument.id === id));
  return {
    axis: line.axis,
    caption: line.caption,
    ...plan,
    measured,
    unit: line.instruments[0]?.unit ?? "",
    first: line.instruments.findIndex(({ id }) => id === firstCard?.id),
    instruments: line.instruments.flatMap((drawn, index): BenchedInstrument[] => {
      const standing = instruments[index];
      if (!standing) return [];
      const { name, path, label, prefix, number, counts, from, to } = drawn;
      const figure = [prefix, number, counts].filter(Boolean).join(" ");
      const description = describeInstrument([name, figure], standing.size);
      const leader = leaders[index] ?? { at: to, to, level: 0 };
      return [{ ...standing, path, label, from, to, leader, description }];
    }),
    labels: labelsOf(line.instruments),
    category: category.label,
  };
}

function labelsOf(instruments: readonly LineInstrument[]): RulerLabel[] {
  const groups = [
    ...groupBy([...instruments.entries()], ([, { to, prefix, number }]) => `${to} ${prefix} ${number}`),
  ];
  const labels = groups.flatMap(([, members]) => {
    const [, first] = members[0] ?? [];
    if (!first) return [];
    const { to, prefix, number } = first;
    return [
      {
        to,
        prefix,
        number,
        names: joinList(members.map(([, { label }]) => label)),
        members: members.map(([index]) => index),
      },
    ];
  });
  const places = placeLabels(
    labels.map(({ to, prefix, number, names }) => ({
      position: to,
      number: `${prefix ?? ""} ${number}`,
      label: names,
    })),
    rulerWidth,
  );
  return labels.map((label, index) => ({ ...label, ...(places[index] ?? { side: "end", stem: 0 }) }));
}
