/** The rack: a ruler with a tick for each test. A test on more analyzers has a higher tick (docs/decisions/026). */

export type CapColour = "lila" | "celeste" | "amarilla" | "verde" | "gris" | "roja";

/** Data of a test's tick. */
export type RackTick = {
  analyzers: number;
  /** Colour of its first tube; none if it needs no tube. */
  cap?: CapColour;
  /** An adviser must confirm the tube. */
  unconfirmed?: boolean;
  rapid?: boolean;
};

type Layer = "stem" | "hollow" | "dashed" | "rapid" | "inside" | CapColour;
const outlined: ReadonlySet<Layer> = new Set(["hollow", "dashed", "rapid"]);

/** A rack as paths: one path for all strokes with the same look. A test is two units wide. */
export type RackDrawing = { count: number; height: number; paths: [layer: Layer, path: string][] };

/** Height of the tallest tick and of a cap in pixels, and the number of analyzers that reaches the top. */
export type RackSize = { height: number; cap: number; most: number };

type Stroke = { x: number; y: number; length: number };

/**
 * Draws ticks in their order, or at the given places.
 *
 * @param shown which ticks are drawn; the others shrink to nothing, so that a path can move from one state to the next
 */
export function drawRack(
  ticks: readonly RackTick[],
  { height, cap, most }: RackSize,
  places: readonly number[] = ticks.map((_, index) => index),
  shown: (index: number) => boolean = () => true,
): RackDrawing {
  const layers = new Map<Layer, Stroke[]>();
  function add(layer: Layer, stroke: Stroke) {
    const strokes = layers.get(layer);
    if (strokes) strokes.push(stroke);
    else layers.set(layer, [stroke]);
    const { x, y, length } = stroke;
    if (outlined.has(layer)) add("inside", { x, y: y + 1, length: Math.max(0, length - 2) });
  }
  for (const [index, tick] of ticks.entries()) {
    const x = 2 * (places[index] ?? index) + 1;
    const visible = shown(index);
    if (tick.analyzers > 0) {
      const tall = visible ? Math.round((Math.min(tick.analyzers, most) / most) * height) : 0;
      add("stem", { x, y: height - tall, length: tall });
      add(capLayer(tick), { x, y: height - tall, length: visible ? cap : 0 });
    }
    if (tick.rapid) add("rapid", { x, y: visible ? height - cap : height, length: visible ? cap : 0 });
  }
  return {
    count: ticks.length,
    height,
    paths: [...layers].sort(byDepth).map(([layer, strokes]) => [layer, pathOf(strokes)]),
  };
}

/** Caps cover stems, and the inside of an outlined cap covers its outline. */
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

/** A mark below the bench: the first test of a letter or of an area. The label of a single test is before its mark. */
export type RackMark = { label: string; at: number; single?: true };

/** Minimum number of tests between the last mark and a mark with its label before it. */
const roomy = 9;

/** Marks where each label begins. */
export function rackMarks(labels: readonly string[]): RackMark[] {
  let last = -roomy;
  return labels.flatMap((label, at) => {
    if (label === labels[at - 1]) return [];
    const single = labels[at + 1] !== label && at - last >= roomy;
    last = at;
    return [{ label, at, single: single ? (true as const) : undefined }];
  });
}
