import { type QuoteLine, quoteLines, withinUnits } from "./lines.ts";

export function setQuantity(id: string, quantity: number) {
  changeLine(id, { quantity: withinUnits(quantity) });
}

export function changeLine(id: string, changes: Partial<QuoteLine>) {
  quoteLines.write(quoteLines.read().map((line) => (line.id === id ? { ...line, ...changes } : line)));
}
