import { notify } from "#app/features/notices/use-notices.ts";
import { storedList } from "#app/hooks/use-stored-list.ts";
import { isRecord } from "#app/lib/is-record.ts";
import { maxLines, maxLineTextLength, maxUnits } from "#app/lib/quote/quote-limits.ts";
import type { ProductRef } from "#app/lib/shapes.ts";
import { plainLine } from "#app/lib/text/plain-text.ts";
import { navigate } from "#app/router/navigation.ts";

/** A product, a series, a model or a supply. */
export type QuoteItem = Pick<ProductRef, "id" | "name" | "brand" | "path"> & {
  kind: "equipment" | "supply";
  /** Such as «SNIBE · Inmunología». */
  context: string;
  /** Such as «caja de 100». */
  pack?: string;
  thumb?: string;
  /** A name of app/lib/drawing-names.ts. `cap` is the colour of the drawn cap. */
  drawing?: string;
  cap?: string;
};

export type QuoteLine = QuoteItem & { quantity: number; note: string };

export const quoteLines = storedList<QuoteLine>("cotizacion", maxLines, parseLine, (line) => line.id);

/**
 * Returns whether the list now contains the item.
 * @param silent skips the notice, for pages that confirm the addition themselves
 */
export function addLine(item: QuoteItem, quantity = 1, silent = false): boolean {
  const current = quoteLines.read();
  if (current.some((line) => line.id === item.id)) return true;
  if (refuseIfFull(current.length)) return false;
  quoteLines.write([...current, { ...item, quantity, note: "" }]);
  if (!silent) notifyAdded(item, current.length === 0);
  return true;
}

function notifyAdded(item: QuoteItem, first: boolean) {
  const purpose = first ? ". Reúna varios y pida una sola cotización." : "";
  notify({
    text: `Añadido a la cotización: ${item.name}${purpose}`,
    several: { about: "cotizacion", text: (count) => `${count} añadidos a la cotización` },
    icon: "done",
    actions: [{ label: "Ver lista", run: () => navigate("/cotizacion") }],
  });
}

/** If the list is full, tells the visitor and returns true. */
export function refuseIfFull(count: number): boolean {
  const full = count >= maxLines;
  if (full) notify({ text: `La lista admite hasta ${maxLines} productos.`, icon: "warning" });
  return full;
}

export function withinUnits(quantity: number): number {
  // `||` turns NaN, which passes both bounds, into 1.
  return Math.min(Math.max(Math.round(quantity), 1), maxUnits) || 1;
}

/** Returns undefined for a malformed line: any program on the visitor's machine can write to storage. */
export function parseLine(value: unknown): QuoteLine | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, thumb, quantity } = value;
  const [id, name, path] = [textOf(value.id), textOf(value.name), textOf(value.path)];
  if (!id || !name || (kind !== "equipment" && kind !== "supply")) return undefined;
  // A line outside the catalogue has no path.
  if (!/^(\/productos\/[a-z0-9/-]+)?$/.test(path)) return undefined;
  return {
    id,
    kind,
    name,
    path,
    brand: textOf(value.brand) || undefined,
    context: textOf(value.context),
    pack: textOf(value.pack) || undefined,
    thumb: typeof thumb === "string" && /^\/media\/[\w.-]{1,200}$/.test(thumb) ? thumb : undefined,
    drawing: wordOf(value.drawing),
    cap: wordOf(value.cap),
    quantity: withinUnits(Number(quantity)),
    note: textOf(value.note),
  };
}

function wordOf(value: unknown): string | undefined {
  return typeof value === "string" && /^[a-z-]{1,40}$/.test(value) ? value : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? plainLine(value, maxLineTextLength) : "";
}
