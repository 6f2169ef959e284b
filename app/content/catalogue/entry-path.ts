import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { panelSegment } from "#app/lib/addresses/panel-address.ts";
import type { Entry } from "./lookups.ts";

export function entryPath(entry: Entry): string {
  const base = categoryPath(entry.category);
  if (entry.kind === "model") return `${base}/${entry.series}/${entry.id}`;
  if (entry.kind === "test-panel" || entry.kind === "rapid-panel") return `${base}/${panelSegment}`;
  return `${base}/${entry.id}`;
}
