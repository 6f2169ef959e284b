import { type Cell, xlsx } from "#app/lib/spreadsheet/xlsx.ts";
import { orderReference } from "./order-reference.ts";

/** A line without a path is not in the catalogue and has no reference. */
type SheetLine = {
  id: string;
  path: string;
  name: string;
  brand?: string;
  pack?: string;
  quantity: number;
  note: string;
};
/** Who asks, as typed. */
export type Buyer = { company: string; ruc: string; city: string };

const columns = [
  "Referencia",
  "Producto",
  "Marca",
  "Empaque",
  "Cantidad",
  "Nota",
  "Institución",
  "RUC",
  "Ciudad",
];

/** Returns the quote list as a spreadsheet: one row per line, with who asks in each. */
export function orderSheet(
  lines: readonly SheetLine[],
  { company, ruc, city }: Buyer,
): Uint8Array<ArrayBuffer> {
  const rows = lines.map(({ id, path, name, brand = "", pack = "", quantity, note }): Cell[] => [
    path && orderReference(id),
    name,
    brand,
    pack,
    quantity,
    note,
    company,
    ruc,
    city,
  ]);
  return xlsx("Lista de cotización", [columns, ...rows]);
}
