import { layoutData } from "virtual:layout-data";
import { idAsTitle } from "#app/lib/addresses/path.ts";

/** Returns the id of the category in a path below /productos/. */
export function categoryIdIn(path: string): string {
  return path.split("/")[2] ?? "";
}

/** Returns the name of a category alias. Any other id is returned in upper case. */
export function categoryNameOrId(id: string): string {
  return layoutData.categoryAliases.find((alias) => alias.id === id)?.name ?? idAsTitle(id);
}
