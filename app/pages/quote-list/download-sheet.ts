import type { QuoteLine } from "#app/features/quote-list/lines.ts";
import { type Buyer, orderSheet, orderSheetName } from "#app/lib/quote/order-sheet.ts";
import { xlsxType } from "#app/lib/spreadsheet/xlsx.ts";

/** In milliseconds. Some programs read the file only after the click. */
const lifetime = 60_000;

export function downloadSheet(lines: readonly QuoteLine[], buyer: Buyer) {
  // A line without a path is not in the catalogue and has no reference.
  const sheet = orderSheet(
    lines.map((line) => ({ ...line, id: line.path && line.id })),
    buyer,
  );
  const address = URL.createObjectURL(new Blob([sheet], { type: xlsxType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = orderSheetName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), lifetime);
}
