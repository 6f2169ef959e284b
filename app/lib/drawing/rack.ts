/** The rack is a ruler with a tick per laboratory test, higher for more analyzers: docs/decisions/026. */

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

/** A rack as paths: one path for all strokes with the same look. A test is two units wide. */
export type RackDrawing = { count: number; height: number; paths: [layer: Layer, path: string][] };

/** Heights of the tallest tick and of a cap in pixels. `most`: the tallest tick's number of analyzers. */
export type RackSize = { height: number; cap: number; most: number };

type Stroke = { x: number; y: number; length: number };

/** Maximum number of ticks that a rack draws. More ticks than pixels would only make a page heavy. */
export const maxTicks = 300;

/** Returns the ticks that a rack draws: all, or the first one of each group of neighbours. */
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
  /** Places of the ticks on the rack. By default, the ticks fill the rack in order. */
  places?: readonly number[];
  /** Number of places on the rack. */
  count?: number;
  /** Which ticks are visible. The others have no height, so that a path can animate between two states. */
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

/** Caps cover stems. The inside of an outlined cap covers the cap except its edge. */
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

/** A mark below the rack: the first test of a letter or of an area. */
export type RackMark = {
  label: string;
  at: number;
  /** The label is before its mark. */
  single?: true;
  /** The label has no room on a phone or a tablet. */
  crowded?: true;
};

/** The label of a single test is before its mark if the previous mark is at least this many tests away. */
const minRoom = 9;
/** Shares of the rack. A last label within `nearEnd` of the end is before its mark. It needs `roomAtEnd`. */
const nearEnd = 0.025;
const roomAtEnd = 0.03;
/** The share that a label needs on a phone, where half of the rack fills the screen. */
const roomOnPhone = 0.026;

/** Returns where each label begins. */
export function labelStarts(labels: readonly string[]): RackMark[] {
  return labels.flatMap((label, at) => (label === labels[at - 1] ? [] : [{ label, at }]));
}

/** Marks where each letter begins. A last label that is before its mark replaces the marks close to it. */
export function rackMarks(labels: readonly string[]): RackMark[] {
  const count = labels.length;
  const marks = labelStarts(labels).map((mark, index, all): RackMark => {
    const { at, label } = mark;
    const single = labels[at + 1] !== label && at - (all[index - 1]?.at ?? -minRoom) >= minRoom;
    return { ...mark, single: single || undefined };
  });
  const end = marks.at(-1);
  const endsBefore = end && count - end.at <= nearEnd * count;
  const shown = endsBefore
    ? [...marks.filter(({ at }) => end.at - at > roomAtEnd * count), { ...end, single: true as const }]
    : marks;
  return shown.map((mark, index) => {
    const next = shown[index + 1];
    const needed = roomOnPhone * count * (next?.single ? 2 : 1);
    const crowded = next && !mark.single && next.at - mark.at < needed;
    return { ...mark, crowded: crowded || undefined };
  });
}
