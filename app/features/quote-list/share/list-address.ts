/** The format is «/cotizacion#lista=2*toma/tubo-lila;1~microscopio» (docs/decisions/033). */
import type { OrderItem } from "#app/content/outputs/order-items.ts";
import { itemLine } from "#app/features/quote-list/item-line.ts";
import { type QuoteLine, withinUnits } from "#app/features/quote-list/lines.ts";
import { otherLine } from "#app/features/quote-list/other-line.ts";
import { orderReference } from "#app/lib/quote/order-reference.ts";
import { maxLines, maxLineTextLength } from "#app/lib/quote/quote-limits.ts";
import { plainLine } from "#app/lib/text/plain-text.ts";

const start = "#lista=";
/** In characters. Longer addresses are cut. A hundred lines with names of 200 emoji fit. */
const maxAddressLength = 250_000;

export type SharedList = {
  lines: QuoteLine[];
  /** Number of lines whose item left the catalogue or is in it twice. */
  missing: number;
  /** Number of lines beyond the limit of a list. */
  omitted: number;
};

export function listAddress(lines: readonly Pick<QuoteLine, "id" | "path" | "name" | "quantity">[]): string {
  const entries = lines.map(({ id, path, name, quantity }) =>
    path ? `${quantity}*${orderReference(id)}` : `${quantity}~${encodeURIComponent(name)}`,
  );
  return `/cotizacion${start}${entries.join(";")}`;
}

/** Limits and cleans all values, because anyone may have written the address. */
export function readListAddress(hash: string, items: readonly OrderItem[]): SharedList {
  const itemsByReference = new Map<string, OrderItem | undefined>();
  for (const item of items) {
    const reference = orderReference(item.id);
    // Two items with the same reference cannot be told apart.
    itemsByReference.set(reference, itemsByReference.has(reference) ? undefined : item);
  }
  const lines = new Map<string, QuoteLine>();
  const missing = new Set<string>();
  let omitted = 0;
  for (const entry of hash.slice(start.length, maxAddressLength).split(";")) {
    const [, amount = "", sign, word = ""] = /^(\d{1,9})([*~])(.+)$/s.exec(entry) ?? [];
    const text = plainLine(decoded(word), maxLineTextLength);
    if (!text) continue;
    const item = sign === "*" ? itemsByReference.get(text) : undefined;
    const quantity = withinUnits(Number(amount));
    const line = item ? itemLine(item, quantity) : otherLine(sign === "*" ? inWords(text) : text, quantity);
    if (lines.has(line.id)) continue;
    if (lines.size >= maxLines) omitted += 1;
    else {
      lines.set(line.id, line);
      if (sign === "*" && !item) missing.add(line.id);
    }
  }
  return { lines: [...lines.values()], missing: missing.size, omitted };
}

/** «toma/tubo-lila» becomes «tubo lila (toma)». */
function inWords(reference: string): string {
  const [last = "", ...pages] = reference.split("/").reverse();
  const words = (text: string) => text.replace(/[-:]+/g, " ").trim();
  return words(last) + (pages.length > 0 ? ` (${words(pages.join(" "))})` : "");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
