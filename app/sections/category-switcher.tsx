import type { CategoryLink, CategoryView } from "#app/content.server/category-page.ts";
import { CategoryLayout } from "./category-layout.tsx";
import { ProductGrid } from "./product-grid.tsx";

type Props = { links: CategoryLink[]; categories: CategoryView[] };

export function CategorySwitcher({ links, categories }: Props) {
  const [first] = categories;
  return (
    <CategoryLayout links={links} selected={first?.id ?? ""}>
      <ProductGrid cards={first?.cards ?? []} />
    </CategoryLayout>
  );
}
