import type { QuoteLine } from "#app/features/quote-list/lines.ts";
import { type Buyer, orderSheet } from "#app/lib/quote/order-sheet.ts";
import { xlsxType } from "#app/lib/spreadsheet/xlsx.ts";

/** Programs may still read the file after the press. */
const lifetime = 60_000;

export function downloadSheet(lines: readonly QuoteLine[], buyer: Buyer) {
  const address = URL.createObjectURL(new Blob([orderSheet(lines, buyer)], { type: xlsxType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "lista-de-cotizacion.xlsx";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), lifetime);
}
