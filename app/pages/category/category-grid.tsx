import { useEffect, useRef, useState } from "react";
import rows from "#app/blocks/cards/card-rows.module.css";
import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import type { CategoryView } from "#app/content/views/category.ts";
import { FilterBar } from "#app/features/filters/filter-bar.tsx";
import { clearSelection, matches, readSelection, toggleOption } from "#app/features/filters/selection.ts";
import { useAllCards } from "#app/features/filters/use-all-cards.ts";
import { productsPerPage } from "#app/lib/addresses/category-pages.ts";
import { useQuery } from "#app/router/use-query.ts";
import { Button } from "#app/ui/actions/button.tsx";
import styles from "./category-grid.module.css";
import pager from "./category-pager.module.css";
import { CategoryPager } from "./category-pager.tsx";

/** Shows one page of products, or all products that match the filters in the address. */
export function CategoryGrid({
  view,
  hideRulers,
}: {
  view: CategoryView;
  /** True if one ruler above the grid shows all products. */
  hideRulers: boolean;
}) {
  const { cards, count, filters } = view;
  const [search, changeSearch] = useQuery();
  const [batches, setBatches] = useState(1);
  const grid = useRef<HTMLDivElement>(null);
  const selection = readSelection(search, filters);
  const narrowed = selection.size > 0;
  const all = useAllCards(view, narrowed);
  const found = narrowed && all ? all.filter((card) => matches(card.facets, selection)) : cards;
  const shown = found.slice(0, batches * productsPerPage);

  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const article = grid.current?.querySelectorAll("article")[firstNew.current ?? -1];
    if (!article) return;
    firstNew.current = undefined;
    article.querySelector("a")?.focus();
  });

  /** Moves the focus to the first new product. */
  function showMore() {
    firstNew.current = shown.length;
    setBatches(batches + 1);
  }

  /** The pressed button disappears, so the focus moves to the products. */
  function clear() {
    grid.current?.focus({ preventScroll: true });
    changeSearch((current) => clearSelection(current, filters));
  }

  return (
    <div id="productos" className={styles.grid} ref={grid} tabIndex={-1}>
      {filters.length > 0 && (
        <>
          <FilterBar
            filters={filters}
            entries={all}
            selection={selection}
            onToggle={(name, value) => changeSearch((current) => toggleOption(current, filters, name, value))}
          />
          <div className={styles.result} data-print="no" data-needs-script>
            <p role="status">{narrowed && all ? `${found.length} de ${count}` : count} productos</p>
            {narrowed && found.length > 0 && (
              <button type="button" className="text-action" onClick={clear}>
                Quitar filtros
              </button>
            )}
          </div>
        </>
      )}
      {found.length > 0 || !narrowed ? (
        <div className={rows.rows}>
          <ProductGrid cards={shown} hideRulers={hideRulers} />
        </div>
      ) : (
        <div className={styles.none}>
          <p>Ningún producto de esta categoría cumple con los filtros elegidos.</p>
          <Button variant="secondary" onClick={clear}>
            Quitar filtros
          </Button>
        </div>
      )}
      {!narrowed && <CategoryPager view={view} />}
      {shown.length < found.length && (
        <div className={pager.pager}>
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
