import { layoutData } from "virtual:layout-data";
import { idAsTitle } from "#app/lib/addresses/path.ts";

/** The upper-case name of a category, known or not. */
export function categoryName(id: string): string {
  return layoutData.categoryAliases.find((alias) => alias.id === id)?.name ?? idAsTitle(id);
}
