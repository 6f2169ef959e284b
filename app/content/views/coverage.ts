import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import geography from "#app/content/views/geography/ecuador.json" with { type: "json" };
import { formatLatitude } from "#app/lib/drawing/latitude.ts";
import { joinList } from "#app/lib/text/format.ts";

/** A served province, placed at its capital. `x` and `y` are degrees from the map's north-western corner. */
export type Place = {
  name: string;
  label: string;
  capital: string;
  latitude: number;
  seat: boolean;
  x: number;
  y: number;
  /** The `x` of the coast at the latitude of the place. */
  coast: number;
  side: "start" | "end";
};

/** The map of Ecuador, drawn with latitude lines. Paths are in hundredths of a degree. */
export type Coverage = {
  width: number;
  height: number;
  equator: number;
  /** The border around Galápagos. The islands are drawn closer to the mainland than they are. */
  inset: { end: number; bottom: number };
  served: string;
  other: string;
  places: Place[];
  /** Text alternative of the map. */
  description: string;
};

type Segment = { latitude: number; province: string; from: number; to: number };

const north = 1.5;
const south = -5.1;
const islands = "Galápagos";
/** Galápagos keeps its latitude and moves 7.35° east, to 0.8° from the coast. */
const islandShift = 7.35;
const longLabel = 16;

const row = z.tuple([z.number(), z.int(), z.number(), z.number()]);
const segments = z
  .array(row)
  .parse(geography.segments)
  .map(([latitude, index, from, to]): Segment => {
    const province = geography.provinces[index] ?? "";
    const shift = province === islands ? islandShift : 0;
    return { latitude, province, from: from + shift, to: to + shift };
  });
const west = Math.min(...segments.map((segment) => segment.from));
const east = Math.max(...segments.map((segment) => segment.to));
const mainland = segments.filter((segment) => segment.province !== islands);
const archipelago = segments.filter((segment) => segment.province === islands);

export function coverage(site: Site): Coverage {
  const { provinces } = site.coverage;
  const names = provinces.map((province) => province.name);
  const places = provinces.map(
    (province): Place => ({
      name: province.name,
      label: province.name.length > longLabel ? province.capital : province.name,
      capital: province.capital,
      latitude: province.latitude,
      seat: province.seat === true,
      x: rounded(province.longitude - west),
      y: rounded(north - province.latitude),
      coast: rounded(coastAt(province.latitude) - west),
      side: labelSide(province, provinces),
    }),
  );
  const isServed = (segment: Segment) => names.includes(segment.province);
  return {
    width: rounded(east - west),
    height: rounded(north - south),
    equator: north,
    inset: {
      end: rounded(Math.max(...archipelago.map((segment) => segment.to)) - west),
      bottom: rounded(north - Math.min(...archipelago.map((segment) => segment.latitude))),
    },
    served: path(segments.filter(isServed)),
    other: path(segments.filter((segment) => !isServed(segment))),
    places,
    description: inWords(places),
  };
}

/** Puts a label west of a place that is near the coast or has a close neighbour to the east. */
function labelSide(place: Point, all: Point[]): Place["side"] {
  const nearCoast = place.longitude - coastAt(place.latitude) < 0.55;
  const easternNeighbour = all.some(
    ({ latitude, longitude }) =>
      longitude > place.longitude &&
      longitude < place.longitude + 2 &&
      Math.abs(latitude - place.latitude) < 0.25,
  );
  return nearCoast || easternNeighbour ? "start" : "end";
}

type Point = { latitude: number; longitude: number };

function coastAt(latitude: number): number {
  const line = mainland.filter((segment) => Math.abs(segment.latitude - latitude) < 0.051);
  return Math.min(...line.map((segment) => segment.from));
}

/** Joins neighbouring provinces into one stroke. The equator is drawn separately. */
function path(parts: Segment[]): string {
  const strokes: Segment[] = [];
  for (const part of parts) {
    const last = strokes.at(-1);
    if (last?.latitude === part.latitude && part.from - last.to < 0.015) last.to = part.to;
    else if (part.latitude !== 0) strokes.push({ ...part });
  }
  return strokes
    .map(({ latitude, from, to }) => {
      const start = hundredths(from - west);
      return `M${start} ${hundredths(north - latitude)}h${hundredths(to - west) - start}`;
    })
    .join("");
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100);
}

function rounded(degrees: number): number {
  return hundredths(degrees) / 100;
}

function inWords(places: Place[]): string {
  const seat = places.find((place) => place.seat);
  return [
    "Mapa del Ecuador trazado con una línea por cada décima de grado de latitud; Galápagos, en recuadro aparte.",
    "La línea ecuatorial, 0°, lo cruza de lado a lado.",
    seat && `Sede en ${seat.capital}, a ${formatLatitude(seat.latitude)}.`,
    `Con trazo más claro, las provincias atendidas: ${joinList(places.map((place) => place.name))}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
