import type { Size } from "#app/content/catalogue/specifications.ts";
import { formatNumber, joinList, withUnit } from "#app/lib/text/format.ts";

/** In centimetres. */
export type Floor = Pick<Size, "width" | "depth">;

/** Widths of common doors in centimetres. */
export const doors = [80, 90];

/** «Cabe: quedan 28 cm de ancho y 22 cm de fondo …». */
export function fitSentence(size: Floor, space: Floor): string {
  if (!(space.width > 0 && space.depth > 0)) return "Escriba el ancho y el fondo de su espacio, en cm.";
  const rest = [
    { side: "ancho", length: space.width - size.width },
    { side: "fondo", length: space.depth - size.depth },
  ];
  const lacking = rest.filter(({ length }) => length < 0);
  if (lacking.length > 0) {
    const verb = lacking.length === 1 && lacking[0]?.length === -1 ? "Falta" : "Faltan";
    const lengths = lacking.map(({ side, length }) => `${centimetres(-length)} de ${side}`);
    return `${verb} ${joinList(lengths)}.`;
  }
  const free = rest.filter(({ length }) => length > 0);
  const service = "sin contar el espacio de servicio";
  if (free.length === 0) return `Cabe justo, ${service}.`;
  const verb = free.length === 1 && free[0]?.length === 1 ? "queda" : "quedan";
  const lengths = free.map(({ side, length }) => `${centimetres(length)} de ${side}`);
  const none = rest.filter(({ length }) => length === 0).map(({ side }) => `nada de ${side}`);
  return `Cabe: ${verb} ${joinList([...lengths, ...none])}, ${service}.`;
}

export function doorSentence({ width, depth }: Floor): string {
  const side = Math.min(width, depth);
  const start = `Su lado menor mide ${centimetres(side)}`;
  const [narrow = 0, wide = 0] = doors;
  if (side <= narrow) return `${start}: pasa por una puerta de ${centimetres(narrow)} de paso libre.`;
  if (side <= wide) {
    return `${start}: pasa por una puerta de ${centimetres(wide)} de paso libre, pero no por una de ${narrow}.`;
  }
  const more = formatNumber(side - wide);
  return `${start}, ${more} más que una puerta de ${wide}. Consulte el ingreso con un asesor antes de cotizar.`;
}

function centimetres(length: number): string {
  return withUnit(formatNumber(length), "cm");
}
