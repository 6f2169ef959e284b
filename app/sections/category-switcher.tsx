import { useEffect } from "react";
import { useFetcher, useSearchParams } from "react-router";
import type { CategoryLink, CategoryView } from "#app/content.server/category-page.ts";
import { useHydrated } from "#app/lib/hydrated.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { CategoryHeading } from "./category-heading.tsx";
import { CategoryLayout } from "./category-layout.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { categoryName } from "./product-not-found.tsx";

const parameter = "categoria";

/**
 * Picking a category swaps the grid in place and notes the choice in the address. The entries are
 * links to the category pages, which is where they lead without JavaScript.
 */
export function CategorySwitcher({ links, initial }: { links: CategoryLink[]; initial: CategoryView }) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(parameter);
  const selected = useHydrated() && chosen ? chosen : initial.id;
  const { view, loading } = useCategory(selected, initial);

  return (
    <CategoryLayout
      links={links}
      selected={selected}
      onSelect={(id) => setSearch({ [parameter]: id }, { preventScrollReset: true })}
    >
      <div aria-live="polite" aria-busy={loading}>
        <CategoryHeading name={view?.name ?? categoryName(selected)} scale={view?.scale} />
        <ProductGrid cards={view?.cards ?? []} headingLevel={3} />
        {view && view.later.length > 0 && (
          <TextLink to={view.canonical}>Ver los {view.cards.length + view.later.length} productos</TextLink>
        )}
      </div>
    </CategoryLayout>
  );
}

/** The selected category; the one before it stays until the new one has arrived. */
function useCategory(id: string, initial: CategoryView) {
  const { data, state, load } = useFetcher<{ view: CategoryView } | null>();
  const isInitial = id === initial.id;

  useEffect(() => {
    if (!isInitial) load(`/productos/${encodeURIComponent(id)}`);
  }, [id, isInitial, load]);

  if (isInitial) return { view: initial, loading: false };
  if (data?.view.id === id) return { view: data.view, loading: false };
  const loading = state !== "idle" || data === undefined;
  return { view: loading ? (data?.view ?? initial) : undefined, loading };
}
