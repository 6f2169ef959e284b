/**
 * Plans a drawing of instruments side by side, on tables or on the floor. Lengths are centimetres if at least
 * one instrument has published dimensions. Otherwise they are units of the drawing.
 */
import type { Body } from "#app/lib/picture-files.ts";

export type BenchInstrument = {
  /** Published width and height in centimetres. */
  size?: { width: number; height: number };
  standing: "bench" | "floor";
  /** In pixels. `body` is the part that the instrument fills. Without `body`, it fills the whole picture. */
  picture: { width: number; height: number; body?: Body };
};

export type BenchPlace = {
  /** Left edge and width of the place. It includes the margins of the instrument's table. */
  x: number;
  space: number;
  /** Size of the instrument. */
  width: number;
  height: number;
  /** Height of the instrument's table, or 0. */
  table: number;
  /** `left` and `bottom` are the distances from the instrument's edges to the picture's edges. */
  picture: { width: number; left: number; bottom: number };
};

export type BenchPlan = {
  width: number;
  height: number;
  /** Pixels per unit on a phone. */
  phone: number;
  gap: number;
  places: BenchPlace[];
  /** A person is drawn to the left of the instrument with this index. */
  person?: number;
};

/** Minimum width of the drawing: it fills the page on a screen of 1440 px, at 1.8 px per unit. */
const usualWidth = 711;
const table = { margin: 12, height: 90 };
/** The place of an instrument without dimensions, if others in the drawing have them. */
const bay = { width: 125, height: 62, margin: 8 };
/** Sizes in a drawing where no instrument has dimensions. */
const unmeasured = {
  /** Maximum height of a floor model. */
  floor: 165,
  /** Height of the tables in a drawing with floor models, and in a drawing without them. */
  table: 72,
  lowTable: 40,
  /** Maximum height of a table and its instrument together. */
  top: 169,
  margin: 14,
};
/** A drawing of one instrument: maximum width without dimensions, and minimum ratio of width to height. */
const alone = { width: 170, ratio: 1.3 };
const minGap = 12;
const person = { height: 170, space: 58 };
const phone = {
  /** Minimum pixels per unit: with dimensions, and without them. */
  usual: 1.6,
  unmeasured: 1.3,
  /** In pixels: minimum width of an instrument, and maximum height of an instrument with its table. */
  narrowest: 130,
  tallest: 280,
};

export function planBench(instruments: readonly BenchInstrument[]): BenchPlan {
  const measured = instruments.some(({ size }) => size);
  const placed = place(instruments, measured);
  const used = placed.reduce((sum, { space }) => sum + space, 0);
  const gaps = instruments.length - 1;
  const firstFloor = instruments.findIndex(({ size, standing }) => size && standing === "floor");
  const roomForPerson = usualWidth - used - gaps * minGap >= person.space;
  const beside = firstFloor > 0 && roomForPerson ? firstFloor : undefined;
  const reserved = beside === undefined ? 0 : person.space;
  const width = Math.max(usualWidth, used + gaps * minGap);
  const free = width - used - reserved;
  // If any instrument has dimensions, the outer two stand at the edges. Otherwise both edges have space.
  const gap = measured && gaps > 0 ? free / gaps : free / instruments.length;
  let x = measured && gaps > 0 ? 0 : gap / 2;
  const places = placed.map((place, index) => {
    if (index === beside) x += reserved;
    const own = { ...place, x };
    x += place.space + gap;
    return own;
  });
  const minHeight = beside === undefined ? 0 : person.height;
  return { width, ...heightAndPhoneScale(places, measured, minHeight), gap, places, person: beside };
}

export function planColumns(instruments: readonly BenchInstrument[]) {
  const measured = instruments.some(({ size }) => size);
  const placed = place(instruments, measured);
  const column = Math.max(usualWidth / instruments.length, ...placed.map(({ space }) => space + minGap));
  const places = placed.map((own, index) => ({ ...own, x: (index + 0.5) * column - own.space / 2 }));
  return { width: column * instruments.length, ...heightAndPhoneScale(places, measured, 0), places };
}

export function planAlone(instruments: readonly BenchInstrument[]) {
  const places = instruments.map((own) => ({
    ...(own.size ? toScale(own, own.size) : withoutScale(own, alone.width, unmeasured.lowTable)),
    x: 0,
  }));
  const { height } = heightAndPhoneScale(places, false, 0);
  return { width: Math.max(height * alone.ratio, ...places.map(({ space }) => space)), height, places };
}

type Placed = Omit<BenchPlace, "x">;

/**
 * Instruments with dimensions share one scale, and instruments without dimensions get a bay beside them. If
 * no instrument has dimensions, each gets an equal share of the width.
 */
function place(instruments: readonly BenchInstrument[], measured: boolean): Placed[] {
  const slot = usualWidth / instruments.length - 2 * unmeasured.margin;
  const onFloor = instruments.some(({ standing }) => standing === "floor");
  const height = onFloor ? unmeasured.table : unmeasured.lowTable;
  return instruments.map((instrument) =>
    instrument.size
      ? toScale(instrument, instrument.size)
      : measured
        ? inBay(instrument)
        : withoutScale(instrument, slot, height),
  );
}

function heightAndPhoneScale(places: readonly Placed[], measured: boolean, minHeight: number) {
  const tallest = Math.max(minHeight, ...places.map(({ table, height }) => table + height));
  const narrowest = Math.min(...places.map(({ width }) => width));
  return {
    height: tallest + 10,
    phone: Math.max(
      measured ? phone.usual : phone.unmeasured,
      Math.min(phone.narrowest / narrowest, phone.tallest / tallest),
    ),
  };
}

/** A cut-out with other proportions than the published size is as much too wide as too low, or reversed. */
function toScale({ picture, standing }: BenchInstrument, size: { width: number; height: number }): Placed {
  const { x0, x1, top, base } = bodyOf(picture);
  const [across, up] = [size.width / (x1 - x0), size.height / (base - top)];
  // A photograph has a background, so it must not extend beyond the published size.
  const scale = picture.body ? Math.sqrt(across * up) : Math.min(across, up);
  const onTable = standing === "bench";
  return {
    ...drawn(picture, scale, size),
    space: size.width + (onTable ? 2 * table.margin : 0),
    table: onTable ? table.height : 0,
  };
}

function inBay({ picture }: BenchInstrument): Placed {
  const width = bay.width - 2 * bay.margin;
  return {
    ...drawn(picture, scaleInto(picture, width, bay.height), { width, height: bay.height }),
    space: bay.width,
    table: 0,
  };
}

function withoutScale({ picture, standing }: BenchInstrument, slot: number, tableHeight: number): Placed {
  const onTable = standing === "bench";
  const margin = onTable ? 2 * table.margin : 0;
  const tallest = onTable ? unmeasured.top - tableHeight : unmeasured.floor;
  const scale = scaleInto(picture, slot - margin, tallest);
  const { x0, x1, top, base } = bodyOf(picture);
  const size = { width: (x1 - x0) * scale, height: (base - top) * scale };
  return {
    ...drawn(picture, scale, size),
    space: size.width + margin,
    table: onTable ? tableHeight : 0,
  };
}

function drawn(
  picture: BenchInstrument["picture"],
  scale: number,
  { width, height }: { width: number; height: number },
): Pick<Placed, "width" | "height" | "picture"> {
  const { x0, x1, base } = bodyOf(picture);
  return {
    width,
    height,
    picture: {
      width: picture.width * scale,
      left: width / 2 - ((x0 + x1) / 2) * scale,
      bottom: (base - picture.height) * scale,
    },
  };
}

function scaleInto(picture: BenchInstrument["picture"], width: number, height: number): number {
  const { x0, x1, top, base } = bodyOf(picture);
  return Math.min(width / (x1 - x0), height / (base - top));
}

function bodyOf({ width, height, body }: BenchInstrument["picture"]): Body {
  return body ?? { x0: 0, x1: width, top: 0, base: height };
}
