import type { Category } from "#app/content/schema/files.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { entryPath } from "./addresses.ts";
import type { Entry } from "./site.ts";

export function categoryLink({ id, label }: Category): LabelledLink {
  return { label, to: categoryPath(id) };
}

export function entryLink(entry: Entry): LabelledLink {
  return { label: entry.name, to: entryPath(entry) };
}
