import { useEffect, useState } from "react";
import type { CatalogueCard, CategoryView } from "#app/content/views/category.ts";
import { categoryCardsPath } from "#app/lib/addresses/category-pages.ts";
import { fetchData } from "#app/router/fetch-data.ts";

type Brought = { cards?: CatalogueCard[]; error?: unknown };

/** The cards of all pages of a category. Where they are not on this one, they are brought when wanted. */
export function useAllCards(
  { id, cards, count }: CategoryView,
  wanted: boolean,
): CatalogueCard[] | undefined {
  const here = cards.length === count;
  const [brought, setBrought] = useState<Brought>({});
  const asking = wanted && !here && !brought.cards;

  useEffect(() => {
    if (!asking) return;
    const path = categoryCardsPath(id);
    fetchData<CatalogueCard[]>(path).then(
      (all) => setBrought(all ? { cards: all } : { error: new Error(`${path}: 404`) }),
      (error: unknown) => setBrought({ error }),
    );
  }, [asking, id]);

  // To the boundary around the page, which says what is wrong and tries again.
  if (brought.error) throw brought.error;
  return here ? cards : brought.cards;
}
