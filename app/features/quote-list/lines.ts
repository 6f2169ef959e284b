import { notify } from "#app/features/notices/use-notices.ts";
import { storedList } from "#app/hooks/use-stored-list.ts";
import { isRecord } from "#app/lib/is-record.ts";
import { longestLineText, mostLines, mostUnits } from "#app/lib/quote-limits.ts";
import type { ProductRef } from "#app/lib/shapes.ts";
import { plainLine } from "#app/lib/text/plain-text.ts";
import { navigate } from "#app/router/navigation.ts";

/** What can be asked for: a product, a series, a model or a supply. */
export type QuoteItem = Pick<ProductRef, "id" | "name" | "brand" | "path"> & {
  kind: "equipment" | "supply";
  /** Where it comes from: «SNIBE · Inmunología». */
  origin: string;
  /** What one of it is: «caja de 100». */
  pack?: string;
  thumb?: string;
};

export type QuoteLine = QuoteItem & { quantity: number; note: string };

export const quoteLines = storedList<QuoteLine>("cotizacion", mostLines, parseLine, (line) => line.id);

/**
 * Whether it is in the list now.
 * @param quietly where the page itself says so, at its foot
 */
export function addLine(item: QuoteItem, quantity = 1, quietly = false): boolean {
  const current = quoteLines.read();
  if (current.some((line) => line.id === item.id)) return true;
  if (listIsFull(current.length)) return false;
  quoteLines.write([...current, { ...item, quantity, note: "" }]);
  if (!quietly) tellAdded(item, current.length === 0);
  return true;
}

function tellAdded(item: QuoteItem, first: boolean) {
  // Said once, when it begins: what the list is for.
  const purpose = first ? ". Reúna varios y pida una sola cotización." : "";
  notify({
    text: `Añadido a la cotización: ${item.name}${purpose}`,
    several: { about: "cotizacion", text: (count) => `${count} añadidos a la cotización` },
    icon: "done",
    actions: [{ label: "Ver lista", run: () => navigate("/cotizacion") }],
  });
}

/** Whether one line more would be too many, and says so. */
export function listIsFull(count: number): boolean {
  const full = count >= mostLines;
  if (full) notify({ text: `La lista admite hasta ${mostLines} productos.`, icon: "warning" });
  return full;
}

export function withinUnits(quantity: number): number {
  // NaN falls through both bounds.
  return Math.min(Math.max(Math.round(quantity), 1), mostUnits) || 1;
}

/** Storage is open to anything on this machine: only what looks like a line of ours comes in. */
function parseLine(value: unknown): QuoteLine | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, thumb, quantity } = value;
  const [id, name, path] = [textOf(value.id), textOf(value.name), textOf(value.path)];
  if (!id || !name || (kind !== "equipment" && kind !== "supply")) return undefined;
  if (!/^\/productos\/[a-z0-9/-]+$/.test(path)) return undefined;
  return {
    id,
    kind,
    name,
    path,
    brand: textOf(value.brand) || undefined,
    origin: textOf(value.origin),
    pack: textOf(value.pack) || undefined,
    thumb: typeof thumb === "string" && /^\/media\/[\w.-]{1,200}$/.test(thumb) ? thumb : undefined,
    quantity: withinUnits(Number(quantity)),
    note: textOf(value.note),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? plainLine(value, longestLineText) : "";
}
