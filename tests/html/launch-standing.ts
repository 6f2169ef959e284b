/** Whether a row of the launch catalogue still binds: launch-catalogue.ts says when it does. */
import { site } from "#app/content/site.ts";
import * as launch from "./launch-catalogue.ts";

export function entryStands(id: string): boolean {
  const entry = site().entry(id);
  return (
    entry !== undefined && entry.name === launch.entries[id]?.name && entry.updated <= launch.launch.revision
  );
}

export function categoryStands(id: string): boolean {
  const category = site().category(id);
  return category !== undefined && category.name === launch.categories[id]?.name;
}
