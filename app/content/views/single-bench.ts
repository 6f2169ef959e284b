import type { Site } from "#app/content/catalogue/site.ts";
import { planAlone } from "#app/lib/drawing/bench.ts";
import { benchOf, describeInstrument, standOf } from "./bench.ts";
import type { CatalogueCard } from "./category.ts";
import { calloutsOf } from "./product-blocks.ts";

export type SingleBench = NonNullable<ReturnType<typeof singleBench>>;

/** Start of the line from a figure to the picture, as a share of the width of the instrument's place. */
const lineStart = "-28%";

export function singleView(site: Site, cards: readonly CatalogueCard[]) {
  const bench = singleBench(site, cards);
  if (bench) return { bench, measured: bench.measured, caption: captionOf(bench) };
  const kit = kitBench(site, cards);
  // `measured` hides the link that asks for dimensions, because a kit has no dimensions.
  return kit && { bench: kit, measured: true, caption: "Imagen referencial." };
}

function captionOf({ measured }: SingleBench): string {
  return measured
    ? "La mesa mide 90\u00a0cm. Imagen referencial, ajustada a la medida publicada."
    : "Dibujo sin escala, con imagen referencial.";
}

/** Returns the drawing for a category whose only entry is an instrument. */
export function singleBench(site: Site, [only, ...others]: readonly CatalogueCard[]) {
  const product = only && site.equipment(only.id);
  if (!product || others.length > 0) return undefined;
  const { instruments, measured, planned } = benchOf(site, [product], planAlone);
  const [standing, place] = [instruments[0], planned.places[0]];
  if (!standing || !place) return undefined;
  const { space, width, table, picture } = place;
  const { picture: shown } = standing;
  const left = (space - width) / 2 + picture.left;
  const high = shown ? (picture.width * shown.height) / shown.width : 0;
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return {
    ...standing,
    name: product.name,
    description: describeInstrument([product.name], standing.size),
    path: only.path,
    measured,
    across: Math.ceil(planned.width),
    up: Math.ceil(planned.height),
    /** A line from each figure to its place in the picture. */
    callouts: (calloutsOf(site, product) ?? []).map(({ x, y, ...figure }) => ({
      ...figure,
      style: {
        insetInlineStart: lineStart,
        insetInlineEnd: percent(1 - (left + x * picture.width) / space),
        insetBlockStart: percent(1 - (table + picture.bottom + (1 - y) * high) / planned.height),
      },
    })),
  };
}

/** The picture of a category whose only entry is a panel of rapid tests. */
function kitBench(site: Site, [only, ...others]: readonly CatalogueCard[]): SingleBench | undefined {
  const entry = only && site.entry(only.id);
  if (!only || entry?.kind !== "rapid-panel" || others.length > 0) return undefined;
  const picture = site.picture(entry.picture);
  if (!picture) return undefined;
  const { width, height } = picture;
  const body = site.pictureBody(entry.picture);
  const planned = planAlone([{ standing: "floor", picture: { width, height, body } }]);
  const [place] = planned.places;
  return (
    place && {
      picture: { ...picture, alt: "" },
      elevation: site.category(entry.category)?.elevation ?? "rack",
      stand: standOf(place, false, false),
      name: entry.name,
      description: entry.name,
      path: only.path,
      measured: false,
      across: Math.ceil(planned.width),
      up: Math.ceil(planned.height),
      callouts: [],
    }
  );
}
