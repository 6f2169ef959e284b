import { layoutData } from "virtual:layout-data";
import { idAsTitle } from "#app/lib/addresses/path.ts";

/** For paths below /productos/. */
export function categoryIdIn(path: string): string {
  return path.split("/")[2] ?? "";
}

/** Returns the name if the id is a category alias, or else the id in upper case. */
export function categoryNameOrId(id: string): string {
  return layoutData.categoryAliases.find((alias) => alias.id === id)?.name ?? idAsTitle(id);
}
