import { useRef } from "react";
import { useSearchParams } from "react-router";
import type { CategoryView } from "#app/content.server/category-page.ts";
import { FilterBar } from "#app/features/filters/filter-bar.tsx";
import { clearSelection, matches, readSelection, toggleOption } from "#app/features/filters/selection.ts";
import { useHydrated } from "#app/lib/hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./category-grid.module.css";
import { ProductGrid } from "./product-grid.tsx";

const nothingPicked = new URLSearchParams();

/** A category's products, narrowed by what the address says where there is something to filter. */
export function CategoryGrid({ view: { cards, filters } }: { view: CategoryView }) {
  const [address, setAddress] = useSearchParams();
  const grid = useRef<HTMLDivElement>(null);
  // The file was written without a query, and hydrates as it was written.
  const search = useHydrated() ? address : nothingPicked;
  if (filters.length === 0) return <ProductGrid cards={cards} />;

  const selection = readSelection(search, filters);
  const shown = cards.filter((card) => matches(card.facets, selection));
  const go = (next: URLSearchParams) => setAddress(next, { preventScrollReset: true });

  /** The button goes with the filters; the focus stays with what they narrowed. */
  function clear() {
    grid.current?.focus({ preventScroll: true });
    go(clearSelection(search, filters));
  }

  return (
    <div className={styles.grid} ref={grid} tabIndex={-1}>
      <FilterBar
        filters={filters}
        entries={cards}
        selection={selection}
        onToggle={(name, value) => go(toggleOption(search, filters, name, value))}
      />
      <div className={styles.result} data-needs-script>
        <p role="status">
          {selection.size > 0 ? `${shown.length} de ${cards.length}` : cards.length} productos
        </p>
        {selection.size > 0 && shown.length > 0 && (
          <button type="button" className={styles.clear} onClick={clear}>
            Quitar filtros
          </button>
        )}
      </div>
      {shown.length > 0 ? (
        <ProductGrid cards={shown} />
      ) : (
        <div className={styles.none}>
          <p>Ningún producto de esta categoría reúne lo que pide.</p>
          <Button variant="secondary" onClick={clear}>
            Quitar filtros
          </Button>
        </div>
      )}
    </div>
  );
}
