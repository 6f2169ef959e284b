import type { QuoteItem, QuoteLine } from "./lines.ts";

/** Omits the other properties of the item, which only help to find it. */
export function itemLine(item: QuoteItem, quantity: number, note = ""): QuoteLine {
  const { id, kind, name, brand, context, pack, path, thumb, drawing, cap } = item;
  return { id, kind, name, brand, context, pack, path, thumb, drawing, cap, quantity, note };
}
