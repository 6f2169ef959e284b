import { useEffect, useState } from "react";
import rows from "#app/blocks/cards/card-rows.module.css";
import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import { CategoryLayout } from "#app/blocks/category-layout.tsx";
import { categoryNameOrId } from "#app/blocks/category-name.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { CategoryLink, CategoryView } from "#app/content/views/category.ts";
import { fetchData } from "#app/router/fetch-data.ts";
import { dataPath } from "#app/router/page-data.ts";
import { useQuery } from "#app/router/use-query.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { CategoryHeading } from "./category-heading.tsx";

const parameter = "categoria";

/** If both `view` and `error` are missing, the catalogue has no category with this id. */
type LoadedCategory = { id: string; view?: CategoryView; error?: unknown };

/** Stores the selection in the address. Without JavaScript, each link opens the page of its category. */
export function CategorySwitcher({ links, initial }: { links: CategoryLink[]; initial: CategoryView }) {
  const [query, changeQuery] = useQuery();
  const selected = query.get(parameter) || initial.id;
  const path = links.find((link) => link.id === selected)?.to;
  const { view, loading } = useCategory(selected, path, initial);

  return (
    <CategoryLayout
      links={links}
      selected={selected}
      onSelect={(id) => changeQuery(() => new URLSearchParams({ [parameter]: id }))}
    >
      <div className={rows.rows} aria-live="polite" aria-busy={loading}>
        <CategoryHeading name={view?.name ?? categoryNameOrId(selected)} scale={view?.scale} />
        <ProductGrid cards={view?.cards ?? []} headingLevel={3} />
        {view && view.pages > 1 && <TextLink to={view.canonical}>Ver los {view.count} productos</TextLink>}
      </div>
    </CategoryLayout>
  );
}

/** Returns the previous category until the selected one has loaded. */
function useCategory(id: string, path: string | undefined, initial: CategoryView) {
  const [loaded, setLoaded] = useState<LoadedCategory>({ id: initial.id, view: initial });

  useEffect(() => {
    let current = true;
    const show = (next: LoadedCategory) => current && setLoaded(next);
    if (id === initial.id) show({ id, view: initial });
    else if (!path) show({ id });
    else
      fetchData<PageData<"category">>(dataPath(path)).then(
        (data) => show({ id, view: data?.view }),
        (error: unknown) => show({ id, error }),
      );
    return () => {
      current = false;
    };
  }, [id, path, initial]);

  // The error boundary in ui/blocks.tsx catches this.
  if (loaded.error) throw loaded.error;
  return { view: loaded.view, loading: loaded.id !== id };
}
