import type { QuoteLine } from "./lines.ts";

const notInCatalogue = "Fuera del catálogo, por consultar";

/** A line for something outside the catalogue. Its name is the visitor's text. */
export function otherLine(text: string, quantity = 1): QuoteLine {
  return {
    id: `otro:${text}`,
    kind: "supply",
    name: text,
    context: notInCatalogue,
    path: "",
    quantity,
    note: "",
  };
}
