import { layoutData } from "virtual:layout-data";
import { idAsTitle } from "#app/lib/addresses/path.ts";

/** The category in an address below /productos/. */
export function categoryIn(path: string): string {
  return path.split("/")[2] ?? "";
}

/** Returns the name of a category's alias; for any other id, the id in upper case. */
export function categoryName(id: string): string {
  return layoutData.categoryAliases.find((alias) => alias.id === id)?.name ?? idAsTitle(id);
}
