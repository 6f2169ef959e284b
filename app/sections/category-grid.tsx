import { useEffect, useRef, useState } from "react";
import type { CatalogueCard, CategoryView, LaterEntry } from "#app/content.server/category-page.ts";
import { FilterBar } from "#app/features/filters/filter-bar.tsx";
import { useLaterCards } from "#app/features/filters/later-cards.ts";
import { clearSelection, matches, readSelection, toggleOption } from "#app/features/filters/selection.ts";
import { useOnceHydrated } from "#app/lib/hydrated.ts";
import { useQuery } from "#app/router/location.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import styles from "./category-grid.module.css";
import { ProductGrid } from "./product-grid.tsx";

type Entry = CatalogueCard | LaterEntry;

/** A category's products, narrowed by what the address says where there is something to filter. */
export function CategoryGrid({ view }: { view: CategoryView }) {
  const { cards, later, filters } = view;
  const [search, changeSearch] = useQuery();
  const [pages, setPages] = useState(1);
  const grid = useRef<HTMLDivElement>(null);
  // The file was written, and hydrates, with a link to every product.
  const paged = useOnceHydrated(later.length > 0, false);
  const selection = readSelection(search, filters);
  const entries: Entry[] = [...cards, ...later];
  const found = entries.filter((entry) => matches(entry.facets, selection));
  const shown = paged ? found.slice(0, pages * cards.length) : found;
  const laterCards = useLaterCards(view, paged ? shown : []);
  const cardOf = (entry: Entry) => ("summary" in entry ? entry : laterCards.get(entry.path));
  const links = shown.filter((entry) => !cardOf(entry));
  const go = (next: URLSearchParams) => changeSearch(() => next);

  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const article = grid.current?.querySelectorAll("article")[firstNew.current ?? -1];
    if (!article) return;
    firstNew.current = undefined;
    article.querySelector("a")?.focus();
  });

  /** Whoever asks for more goes on reading at the first that was added, once it has come. */
  function showMore() {
    firstNew.current = shown.length;
    setPages(pages + 1);
  }

  /** The button goes with the filters; the focus stays with what they narrowed. */
  function clear() {
    grid.current?.focus({ preventScroll: true });
    go(clearSelection(search, filters));
  }

  return (
    <div className={styles.grid} ref={grid} tabIndex={-1}>
      {filters.length > 0 && (
        <>
          <FilterBar
            filters={filters}
            entries={entries}
            selection={selection}
            onToggle={(name, value) => go(toggleOption(search, filters, name, value))}
          />
          <div className={styles.result} data-needs-script>
            <p role="status">
              {selection.size > 0 ? `${found.length} de ${entries.length}` : entries.length} productos
            </p>
            {selection.size > 0 && found.length > 0 && (
              <button type="button" className={styles.clear} onClick={clear}>
                Quitar filtros
              </button>
            )}
          </div>
        </>
      )}
      {found.length > 0 || entries.length === 0 ? (
        <ProductGrid cards={shown.flatMap((entry) => cardOf(entry) ?? [])} />
      ) : (
        <div className={styles.none}>
          <p>Ningún producto de esta categoría reúne lo que pide.</p>
          <Button variant="secondary" onClick={clear}>
            Quitar filtros
          </Button>
        </div>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((entry) => (
            <li key={entry.path}>
              <TextLink to={entry.path}>{entry.name}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={showMore}>
            Ver más productos
          </Button>
          <p role="status">
            {shown.length} de {found.length}
          </p>
        </div>
      )}
    </div>
  );
}
