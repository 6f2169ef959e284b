import { layoutData } from "virtual:layout-data";
import type { Choice } from "#app/features/compare/choices.ts";
import type { QuoteItem } from "#app/features/quote-list/lines.ts";
import type { ProductRef } from "#app/lib/shapes.ts";
import { thumbnail } from "#app/ui/media/picture.tsx";

export type CollectableProduct = ProductRef & {
  /** The comparison accepts only single instruments. The quote list also accepts a series. */
  equipment?: "single" | "series";
};

/**
 * `choice` is for the comparison, `item` for the quote list. Returns an empty object for a test panel, and
 * for a product whose category is not in the menu.
 */
export function choiceAndItem(product: CollectableProduct): { choice?: Choice; item?: QuoteItem } {
  const { id, name, shortName, path, brand, picture, equipment } = product;
  const category = layoutData.menuColumns.flat().find((group) => path.startsWith(`${group.to}/`));
  if (!equipment || !category) return {};
  const thumb = thumbnail(picture);
  const context = [brand, category.label].filter(Boolean).join(" · ");
  return {
    choice:
      equipment === "single"
        ? { id, name, shortName, thumb, category: category.id, categoryLabel: category.label }
        : undefined,
    item: { id, kind: "equipment", name, brand, path, thumb, context },
  };
}
