import { layoutData } from "virtual:layout-data";
import { idAsTitle } from "#app/lib/addresses/path.ts";

/** The category in an address below /productos/. */
export function categoryIn(path: string): string {
  return path.split("/")[2] ?? "";
}

/** Returns the upper-case name of a category, or the upper-cased id of an unknown one. */
export function categoryName(id: string): string {
  return layoutData.categoryAliases.find((alias) => alias.id === id)?.name ?? idAsTitle(id);
}
