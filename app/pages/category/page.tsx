import { shell } from "virtual:shell";
import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import { CategoryLayout } from "#app/blocks/category-layout.tsx";
import { categoryName } from "#app/blocks/category-name.ts";
import { PageHeading } from "#app/blocks/page-heading.tsx";
import { breadcrumbData, itemListData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/views/page-data.ts";
import { catalogueTrail } from "#app/lib/trail.ts";
import { useCurrentPath } from "#app/router/location.ts";
import type { Content, Head } from "#app/router/route.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { CategoryGrid } from "./category-grid.tsx";

export const head = ({ view }: PageData<"category">): Head => ({
  ...view.seo,
  canonical: view.canonical,
  structuredData: () => [breadcrumbData(view.trail, view.canonical), itemListData(view.label, view.cards)],
});

export default function CategoryPage({ data: { view, links } }: { data: PageData<"category"> }) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={view.trail} />
      <PageHeading title={view.name} lead={view.lead} />
      <CategoryLayout links={links} selected={view.id}>
        <CategoryGrid key={view.canonical} view={view} />
      </CategoryLayout>
    </Section>
  );
}

export const missing = (): Content => ({
  body: <UnknownCategory />,
  head: ({ pathname }) => ({ title: categoryName(categoryIn(pathname)), description: shell.emptyCategory }),
});

function UnknownCategory() {
  const id = categoryIn(useCurrentPath());
  const name = categoryName(id);
  const links = shell.menuColumns.flat().map((group) => ({ id: group.id, label: group.name, to: group.to }));
  return (
    <Section space="bottom">
      <Breadcrumbs trail={catalogueTrail({ label: name })} />
      <PageHeading title={name} />
      <CategoryLayout links={links} selected={id}>
        <ProductGrid cards={[]} />
      </CategoryLayout>
    </Section>
  );
}

function categoryIn(path: string): string {
  return path.split("/")[2] ?? "";
}
