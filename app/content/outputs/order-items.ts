import { entryPath } from "#app/content/catalogue/addresses.ts";
import { equipmentCard } from "#app/content/catalogue/cards.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { Equipment, Supply } from "#app/content/schema/files.ts";
import type { WholeSite } from "#app/content/site.ts";
import { pictureFile, pictureWidths } from "#app/lib/picture-files.ts";
import { lowerInitial } from "#app/lib/text/format.ts";
import { slug } from "#app/lib/text/slug.ts";
import { listOf } from "./list-of.ts";

/** Everything that can be ordered, with the words that lists use for it. */
export type OrderItems = {
  /** Words without meaning, which the search ignores too. */
  ignored: string[];
  items: OrderItem[];
};

export type OrderItem = {
  id: string;
  kind: "equipment" | "supply";
  name: string;
  brand?: string;
  origin: string;
  pack?: string;
  path: string;
  thumb?: string;
  /** Other names. */
  also?: string[];
  /** Words that describe it without naming it: presentation and badges. */
  details?: string;
};

export function orderItems(site: WholeSite): OrderItems {
  return {
    ignored: site.vocabulary.words.ignored,
    items: [
      ...site.products.map((product) => equipmentItem(site, product)),
      ...site.supplies.flatMap(supplyItems),
    ],
  };
}

function equipmentItem(site: Site, product: Equipment): OrderItem {
  const { id, name, path, brand, picture, shortName } = equipmentCard(site, product);
  const { menuName, synonyms = [] } = product;
  return {
    id,
    kind: "equipment",
    name,
    brand,
    origin: listOf([brand, site.category(product.category)?.label])?.join(" · ") ?? "",
    path,
    thumb: picture && pictureFile(picture, Math.min(...pictureWidths(picture.width, "webp")), "webp"),
    also: listOf([shortName, menuName, ...synonyms].filter((other) => other !== name)),
  };
}

function supplyItems(supply: Supply): OrderItem[] {
  const path = entryPath(supply);
  return supply.groups.flatMap(({ products }) =>
    products.map(({ name, brand, pack, presentation, badges, synonyms }) => ({
      id: `${path}#${slug(name)}`,
      kind: "supply",
      name,
      brand,
      origin: listOf([supply.name, badges[0], pack])?.join(" · ") ?? "",
      pack: pack && lowerInitial(pack),
      path,
      also: synonyms,
      details: listOf([presentation, ...badges])?.join(" · "),
    })),
  );
}
