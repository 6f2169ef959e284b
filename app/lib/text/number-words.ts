import { formatNumber } from "./format.ts";

const words = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];

/** «tres», «11»: a count before a noun, spelled out up to ten. */
export function numberInWords(count: number): string {
  return words[count] ?? formatNumber(count);
}
