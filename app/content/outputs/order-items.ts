import { entryPath } from "#app/content/catalogue/addresses.ts";
import { equipmentCard } from "#app/content/catalogue/cards.ts";
import { isSoldByTest, orderedItem, rapidItem, reagentItem } from "#app/content/catalogue/ordered-items.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { Test } from "#app/content/catalogue/test-types.ts";
import type { Equipment, Panel, Supply } from "#app/content/schema/files.ts";
import type { WholeSite } from "#app/content/site.ts";
import { pictureFile, pictureWidths } from "#app/lib/picture-files.ts";
import { slug } from "#app/lib/text/slug.ts";
import { uniqueOrNone } from "./unique-or-none.ts";

/** Everything that can be ordered, with the words that pasted lists may use for it. */
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
  /** What the quote list shows under the name: brand and category, or page, badge or sample, and pack. */
  context: string;
  pack?: string;
  path: string;
  thumb?: string;
  drawing?: string;
  cap?: string;
  /** Other names. */
  also?: string[];
  /** Words that describe the item but are not its name: presentation and badges, or a rapid test's sample. */
  details?: string;
};

export function orderItems(site: WholeSite): OrderItems {
  return {
    ignored: site.vocabulary.words.ignored,
    items: [
      ...site.products.map((product) => equipmentItem(site, product)),
      ...site.supplies.flatMap(supplyItems),
      ...site.tests.flatMap(reagentItems),
      ...site.panels.flatMap((panel) => rapidItems(site, panel)),
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
    context: uniqueOrNone([brand, site.category(product.category)?.label])?.join(" · ") ?? "",
    path,
    thumb: picture && pictureFile(picture, Math.min(...pictureWidths(picture.width, "webp")), "webp"),
    also: uniqueOrNone([shortName, menuName, ...synonyms].filter((other) => other !== name)),
  };
}

function supplyItems(supply: Supply): OrderItem[] {
  const path = entryPath(supply);
  return supply.groups.flatMap(({ products }) =>
    products.map((item) => ({
      ...orderedItem({ item, supply, path: `${path}#${slug(item.name)}` }),
      also: item.synonyms,
      details: uniqueOrNone([item.presentation, ...item.badges])?.join(" · "),
    })),
  );
}

function reagentItems(test: Test): OrderItem[] {
  return test.ways.flatMap((way) =>
    way.reagents.filter(isSoldByTest).map((placed) => ({
      ...reagentItem(placed, test, way),
      also: uniqueOrNone([test.name, ...test.otherNames, ...test.synonyms]),
    })),
  );
}

function rapidItems(site: Site, panel: Panel): OrderItem[] {
  if (panel.kind !== "rapid-panel") return [];
  return panel.groups.flatMap(({ tests }) =>
    tests.map((test) => ({
      ...rapidItem(site, panel, test),
      also: uniqueOrNone([test.name, ...(test.synonyms ?? [])]),
      details: test.sample,
    })),
  );
}
