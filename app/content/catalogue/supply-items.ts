import type { Supply, SupplyItem } from "#app/content/schema/files.ts";
import { slug } from "#app/lib/text/slug.ts";
import { entryPath } from "./entry-path.ts";

/** `path` leads to the item on the supply's page. */
export type PlacedItem = { item: SupplyItem; supply: Supply; path: string };

/** The keys are slugs of item names, because tests, panels and containers refer to items by name. */
export function placeItems(supplies: readonly Supply[]): Map<string, PlacedItem> {
  return new Map(
    supplies.flatMap((supply) =>
      supply.groups.flatMap(({ products }) =>
        products.map((item): [string, PlacedItem] => {
          const name = slug(item.name);
          return [name, { item, supply, path: `${entryPath(supply)}#${name}` }];
        }),
      ),
    ),
  );
}
