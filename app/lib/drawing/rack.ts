/**
 * A rack is a row of vertical ticks, one for each laboratory test. A tick is higher if more analyzers can run
 * its test: docs/decisions/026.
 */

export type CapColour = "lila" | "celeste" | "amarilla" | "verde" | "gris" | "roja";

export type RackTick = {
  analyzers: number;
  /** Colour of the cap of the test's first tube; undefined if the test needs no tube. */
  cap?: CapColour;
  /** An adviser must confirm the tube. */
  unconfirmed?: boolean;
  rapid?: boolean;
};

type Layer = "stem" | "hollow" | "dashed" | "rapid" | "inside" | CapColour;
const outlined: ReadonlySet<Layer> = new Set(["hollow", "dashed", "rapid"]);

/** A rack as SVG paths: one path for all strokes with the same look. Ticks are two units apart. */
export type RackDrawing = { count: number; height: number; paths: [layer: Layer, path: string][] };

/** Heights of the tallest tick and of a cap, in pixels. `most` is the tallest tick's number of analyzers. */
export type RackSize = { height: number; cap: number; most: number };

type Stroke = { x: number; y: number; length: number };

/** Maximum number of ticks that a rack draws, because a screen has no pixels for more. */
export const maxTicks = 300;

/** Returns the ticks to draw: all, or if they are too many, the first of each group of neighbours. */
export function thinned<Tick extends { place: number }>(
  ticks: readonly Tick[],
  count: number,
): readonly Tick[] {
  if (count <= maxTicks) return ticks;
  const groups = new Map<number, Tick>();
  for (const tick of ticks) {
    const group = Math.floor((tick.place * maxTicks) / count);
    if (!groups.has(group)) groups.set(group, tick);
  }
  return [...groups.values()];
}

type DrawOptions = {
  places?: readonly number[];
  count?: number;
  /** Invisible ticks are drawn without height, so that a path can animate between two states. */
  shown?: (index: number) => boolean;
};

export function drawRack(
  ticks: readonly RackTick[],
  { height, cap, most }: RackSize,
  { places, count = ticks.length, shown = () => true }: DrawOptions = {},
): RackDrawing {
  const layers = new Map<Layer, Stroke[]>();
  function add(layer: Layer, stroke: Stroke) {
    const strokes = layers.get(layer);
    if (strokes) strokes.push(stroke);
    else layers.set(layer, [stroke]);
    const { x, y, length } = stroke;
    if (outlined.has(layer)) add("inside", { x, y: y + 1, length: Math.max(0, length - 2) });
  }
  const all = ticks.map((tick, index) => ({ tick, place: places?.[index] ?? index, visible: shown(index) }));
  const visibleFirst = [...all.filter(({ visible }) => visible), ...all.filter(({ visible }) => !visible)];
  const drawn = new Set(thinned(visibleFirst, count));
  for (const { tick, place, visible } of all.filter((each) => drawn.has(each))) {
    const x = 2 * place + 1;
    if (tick.analyzers > 0) {
      const share = Math.min(tick.analyzers, most) / most;
      // At least half a cap of stem is visible, so that no cap stands on the line.
      const tall = visible ? Math.round(Math.max(1.5 * cap, share * height)) : 0;
      add("stem", { x, y: height - tall, length: tall });
      add(capLayer(tick), { x, y: height - tall, length: visible ? cap : 0 });
    }
    if (tick.rapid) add("rapid", { x, y: visible ? height - cap : height, length: visible ? cap : 0 });
  }
  return {
    count,
    height,
    paths: [...layers].sort(byDepth).map(([layer, strokes]) => [layer, pathOf(strokes)]),
  };
}

/** Draws stems first, then caps, then the inside of outlined caps, which leaves only their edge visible. */
function byDepth([a]: [Layer, unknown], [b]: [Layer, unknown]): number {
  const depth = (layer: Layer) => (layer === "stem" ? 0 : layer === "inside" ? 2 : 1);
  return depth(a) - depth(b);
}

function capLayer({ cap, unconfirmed }: RackTick): Layer {
  if (unconfirmed) return "dashed";
  return cap ?? "hollow";
}

/** Uses relative steps, so that ticks of the same height have the same text, which compresses well. */
function pathOf(strokes: readonly Stroke[]): string {
  let [atX, atY] = [0, 0];
  return strokes
    .map(({ x, y, length }) => {
      const step = `m${x - atX} ${y - atY}v${length}`;
      [atX, atY] = [x, y + length];
      return step;
    })
    .join("");
}

/** A mark below the rack, at the first tick of a letter or of an area. */
export type RackMark = {
  label: string;
  at: number;
  /** The label is left of its mark. */
  single?: true;
  /** The label has no room on a phone or a tablet. */
  crowded?: true;
};

/** The label of a lone tick is left of its mark if the previous mark is at least this many ticks away. */
const minRoom = 9;
/** The last label is left of its mark if the mark is this near the end, as a share of the rack's width. */
const nearEnd = 0.025;
/** The room that the last label then needs, as a share of the rack's width. */
const roomAtEnd = 0.03;
/** The room that a label needs on a phone, as a share of the rack's width. The screen shows half a rack. */
const roomOnPhone = 0.026;

export function labelStarts(labels: readonly string[]): RackMark[] {
  return labels.flatMap((label, at) => (label === labels[at - 1] ? [] : [{ label, at }]));
}

/** Marks where each letter begins. If the last mark is near the end, it replaces the marks close to it. */
export function rackMarks(labels: readonly string[]): RackMark[] {
  const count = labels.length;
  const marks = labelStarts(labels).map((mark, index, all): RackMark => {
    const { at, label } = mark;
    const single = labels[at + 1] !== label && at - (all[index - 1]?.at ?? -minRoom) >= minRoom;
    return { ...mark, single: single || undefined };
  });
  const end = marks.at(-1);
  const isNearEnd = end && count - end.at <= nearEnd * count;
  const shown = isNearEnd
    ? [...marks.filter(({ at }) => end.at - at > roomAtEnd * count), { ...end, single: true as const }]
    : marks;
  return shown.map((mark, index) => {
    const next = shown[index + 1];
    const needed = roomOnPhone * count * (next?.single ? 2 : 1);
    const crowded = next && !mark.single && next.at - mark.at < needed;
    return { ...mark, crowded: crowded || undefined };
  });
}
