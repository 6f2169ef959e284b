import { shell } from "virtual:shell";
import { idAsTitle } from "#app/lib/addresses/path.ts";

/** The upper-case name of a category, known or not. */
export function categoryName(id: string): string {
  return shell.categoryAliases.find((alias) => alias.id === id)?.name ?? idAsTitle(id);
}
