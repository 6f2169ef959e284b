import { layoutData } from "virtual:layout-data";
import { idAsTitle } from "#app/lib/addresses/path.ts";

/** Returns the upper-case name of a category, or the upper-cased id of an unknown one. */
export function categoryName(id: string): string {
  return layoutData.categoryAliases.find((alias) => alias.id === id)?.name ?? idAsTitle(id);
}
