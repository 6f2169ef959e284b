import { type Cell, xlsx } from "#app/lib/spreadsheet/xlsx.ts";
import { orderReference } from "./order-reference.ts";

export const orderSheetName = "lista-de-cotizacion.xlsx";

/** `id` is empty if the line is not an item of the catalogue. */
type SheetLine = { id: string; name: string; brand?: string; pack?: string; quantity: number; note: string };
export type Buyer = { company: string; ruc?: string; city?: string; monthly?: string };

export const lineColumns = ["Referencia", "Producto", "Marca", "Empaque", "Cantidad", "Nota"];
const buyerColumns = ["Institución", "RUC", "Ciudad", "Consumo mensual"];

export function lineCells({ id, name, brand = "", pack = "", quantity, note }: SheetLine) {
  return [orderReference(id), name, brand, pack, quantity, note] as const;
}

export function orderSheet(
  lines: readonly SheetLine[],
  { company, ruc = "", city = "", monthly = "" }: Buyer,
): Uint8Array<ArrayBuffer> {
  const rows = lines.map((line): Cell[] => [...lineCells(line), company, ruc, city, monthly]);
  return xlsx("Lista de cotización", [[...lineColumns, ...buyerColumns], ...rows]);
}
