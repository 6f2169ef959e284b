import { publishedSize } from "#app/content/catalogue/equipment.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import type { BenchInstrument, BenchPlace } from "#app/lib/drawing/bench.ts";
import { type ElevationKind, elevationBodies } from "#app/lib/drawing/elevation-bodies.ts";
import type { Picture } from "#app/lib/picture-files.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { keepTogether } from "#app/lib/text/keep-together.ts";

export type Standing = {
  picture?: Picture;
  elevation: ElevationKind;
  /** Attributes of the instrument's element, which pages/category/stage/stand.module.css reads. */
  stand: ReturnType<typeof standOf>;
  /** Published width and height in centimetres. */
  size?: { width: string; height: string };
  /** «De mesa» or «De piso», only for an instrument without dimensions. */
  kind?: string;
};

const kinds = { bench: "De mesa", floor: "De piso" };

export function benchOf<Plan extends { places: BenchPlace[] }>(
  site: Site,
  equipment: readonly Equipment[],
  plan: (instruments: BenchInstrument[]) => Plan,
) {
  const drawn = equipment.map((product) => {
    const { elevation = "bench" } = site.category(product.category) ?? {};
    const [size, picture] = [publishedSize(product), site.picture(product.picture)];
    const instrument: BenchInstrument = {
      size,
      // If the content does not say where the product stands, the drawing of its category decides.
      standing: product.standing ?? (elevation === "floor" ? "floor" : "bench"),
      picture: picture
        ? { width: picture.width, height: picture.height, body: site.pictureBody(product.picture) }
        : elevationPicture(elevation),
    };
    const kind = size ? undefined : product.standing && kinds[product.standing];
    return { instrument, standing: { picture: picture && { ...picture, alt: "" }, elevation, kind }, size };
  });
  const planned = plan(drawn.map(({ instrument }) => instrument));
  const measured = drawn.some(({ size }) => size);
  const instruments = planned.places.flatMap((place, index): Standing[] => {
    const { standing, size } = drawn[index] ?? {};
    if (!standing) return [];
    const [width, height] = [size?.width, size?.height].map((length) => formatNumber(length ?? 0));
    return [
      {
        ...standing,
        stand: standOf(place, size !== undefined, measured),
        size: size && width && height ? { width, height } : undefined,
      },
    ];
  });
  return { planned, measured, instruments };
}

/** Describes an instrument for screen readers: «Alfa, 120 pruebas/h, 60 cm de ancho, 45 de alto». */
export function describeInstrument(parts: readonly (string | undefined)[], size: Standing["size"]): string {
  const dimensions = size && `${size.width} cm de ancho, ${size.height} de alto`;
  return keepTogether([...parts, dimensions].filter(Boolean).join(", "));
}

export function standOf(
  { x, space, width, height, table, picture }: BenchPlace,
  sized: boolean,
  measured: boolean,
) {
  const { round } = Math;
  return {
    style: {
      "--x": round(x),
      "--s": round(space),
      "--w": sized ? width : round(width),
      "--h": sized ? height : round(height),
      "--p": round(picture.width),
      "--l": round((space - width) / 2 + picture.left),
      "--b": round(table + picture.bottom),
      "--t": table || undefined,
    },
    "data-bay": measured && !sized ? "" : undefined,
    "data-size": sized ? "" : undefined,
    "data-table": table ? "" : undefined,
  };
}

function elevationPicture(elevation: ElevationKind): BenchInstrument["picture"] {
  const { x, y, width, height } = elevationBodies[elevation];
  return { width: 400, height: 300, body: { x0: x, x1: x + width, top: y, base: y + height } };
}
