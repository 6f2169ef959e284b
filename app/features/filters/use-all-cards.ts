import { useEffect, useState } from "react";
import type { CatalogueCard, CategoryView } from "#app/content/views/category.ts";
import { categoryCardsPath } from "#app/lib/addresses/category-pages.ts";
import { fetchData } from "#app/router/fetch-data.ts";

type Fetched = { cards?: CatalogueCard[]; error?: unknown };

/** Returns all cards of the category. If the page has only some of them, fetches all when `wanted`. */
export function useAllCards(
  { id, cards, count }: CategoryView,
  wanted: boolean,
): CatalogueCard[] | undefined {
  const hasAll = cards.length === count;
  const [fetched, setFetched] = useState<Fetched>({});
  const asking = wanted && !hasAll && !fetched.cards;

  useEffect(() => {
    if (!asking) return;
    const path = categoryCardsPath(id);
    fetchData<CatalogueCard[]>(path).then(
      (all) => setFetched(all ? { cards: all } : { error: new Error(`${path}: 404`) }),
      (error: unknown) => setFetched({ error }),
    );
  }, [asking, id]);

  // The nearest error boundary can retry.
  if (fetched.error) throw fetched.error;
  return hasAll ? cards : fetched.cards;
}
