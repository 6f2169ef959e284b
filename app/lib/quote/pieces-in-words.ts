import { packSize } from "./pack-size.ts";
import { unitsInWords } from "./quote-size.ts";

/** «650 unidades en 7 empaques». Items without a pack count as one piece each. */
export function piecesInWords(lines: readonly { quantity: number; pack?: string }[]): string {
  const pieces = lines.map(({ quantity, pack }) => ({ quantity: quantity * packSize(pack) }));
  const packs = lines.reduce((sum, line) => sum + line.quantity, 0);
  const units = unitsInWords(pieces);
  if (units === unitsInWords(lines)) return units;
  return `${units} en ${packs === 1 ? "1 empaque" : `${packs} empaques`}`;
}
