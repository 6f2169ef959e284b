import { notify } from "#app/lib/notices.ts";
import { isRecord } from "#app/lib/record.ts";
import { storedList } from "#app/lib/stored-list.ts";

/** What can be asked for: a product, a series, a model or a supply. */
export type QuoteItem = {
  id: string;
  kind: "equipment" | "supply";
  name: string;
  /** Where it comes from: «SNIBE · Inmunología». */
  origin: string;
  path: string;
  thumb?: string;
};

export type QuoteLine = QuoteItem & { quantity: number; note: string };

const mostLines = 100;
const mostUnits = 9999;

export const quoteLines = storedList<QuoteLine>("cotizacion", mostLines, parseLine);

export function addLine(item: QuoteItem) {
  const current = quoteLines.read();
  if (current.some((line) => line.id === item.id)) return;
  if (current.length >= mostLines) {
    notify({ text: `La lista admite hasta ${mostLines} líneas.`, icon: "warning" });
    return;
  }
  quoteLines.write([...current, { ...item, quantity: 1, note: "" }]);
  notify({ text: `Añadido a la cotización: ${item.name}`, icon: "done" });
}

export function withinUnits(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.round(quantity), 1), mostUnits) : 1;
}

function parseLine(value: unknown): QuoteLine | undefined {
  if (!isRecord(value)) return undefined;
  const { id, kind, name, origin, path, thumb, quantity, note } = value;
  if (typeof id !== "string" || typeof name !== "string" || typeof path !== "string") return undefined;
  if (!path.startsWith("/productos/") || (kind !== "equipment" && kind !== "supply")) return undefined;
  return {
    id,
    kind,
    name,
    path,
    origin: typeof origin === "string" ? origin : "",
    thumb: typeof thumb === "string" ? thumb : undefined,
    quantity: withinUnits(Number(quantity)),
    note: typeof note === "string" ? note : "",
  };
}
