import type { QuoteLine } from "./lines.ts";

const notInCatalogue = "Fuera del catálogo, por consultar";

/** A line for something that the catalogue does not have, as it was written. */
export function otherLine(text: string, quantity = 1): QuoteLine {
  return {
    id: `otro:${text}`,
    kind: "supply",
    name: text,
    origin: notInCatalogue,
    path: "",
    quantity,
    note: "",
  };
}
