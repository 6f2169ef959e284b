import { useEffect, useState } from "react";
import type { CatalogueCard, CategoryView, LaterEntry } from "#app/content.server/category-page.ts";
import { categoryCardsPath } from "#app/lib/category-cards-path.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";

type Cards = ReadonlyMap<string, CatalogueCard>;

const none: Cards = new Map();

/**
 * Brings the cards of the entries that are asked for and not in the page, file by file. Until they
 * come, or where they cannot, the entries are plain links.
 */
export function useLaterCards({ id, cards, later }: CategoryView, wanted: readonly LaterEntry[]): Cards {
  const [brought, setBrought] = useState(none);
  const missing = wanted.filter((entry) => later.includes(entry) && !brought.has(entry.path));
  const perPage = cards.length;
  const pages = [...new Set(missing.map((entry) => 2 + Math.floor(later.indexOf(entry) / perPage)))].join();

  useEffect(() => {
    if (pages === "") return;
    const asking = new AbortController();
    for (const page of pages.split(",")) {
      fetchJson(categoryCardsPath(id, Number(page)), { signal: asking.signal })
        .then((list: CatalogueCard[] = []) =>
          setBrought((before) => new Map([...before, ...list.map(byPath)])),
        )
        .catch(() => {});
    }
    return () => asking.abort();
  }, [id, pages]);

  return brought;
}

function byPath(card: CatalogueCard) {
  return [card.path, card] as const;
}
