import { type Cell, xlsx } from "#app/lib/spreadsheet/xlsx.ts";
import { orderReference } from "./order-reference.ts";

type SheetLine = { id: string; name: string; brand?: string; pack?: string; quantity: number; note: string };
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
  const rows = lines.map(({ id, name, brand = "", pack = "", quantity, note }): Cell[] => [
    id.startsWith("otro:") ? "" : orderReference(id),
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
