import { layoutData } from "virtual:layout-data";
import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import { CategoryLayout } from "#app/blocks/category-layout.tsx";
import { categoryIdIn, categoryNameOrId } from "#app/blocks/category-name.ts";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { SearchForm } from "#app/features/search/ui/search-form.tsx";
import { catalogueTrail } from "#app/lib/addresses/trail.ts";
import { useCurrentPath } from "#app/router/use-location.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./page.module.css";

/** Looks like a category without products. */
export default function UnknownCategoryPage() {
  const id = categoryIdIn(useCurrentPath());
  const name = categoryNameOrId(id);
  const links = layoutData.menuColumns
    .flat()
    .map((group) => ({ id: group.id, label: group.name, to: group.to }));
  return (
    <Section space="bottom">
      <Breadcrumbs trail={catalogueTrail({ label: name })} />
      <PageHeading title={name} />
      <CategoryLayout links={links} selected={id}>
        <ProductGrid cards={[]} />
        <div className={styles.search}>
          <SearchForm label="¿Qué estaba buscando?" />
        </div>
      </CategoryLayout>
    </Section>
  );
}
