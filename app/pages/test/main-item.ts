import type { TestPage } from "#app/content/views/test.ts";
import type { QuoteItem } from "#app/features/quote-list/lines.ts";

/** The main button adds the first listed reagent or, without analyzers, the rapid test. */
export function mainItem({ kits, rapid, lanes }: TestPage): QuoteItem | undefined {
  const listed = kits.find(({ item }) => item)?.item;
  return listed ?? (lanes.length === 0 ? rapid?.item : undefined);
}
