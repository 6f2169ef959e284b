import { CategoryLayout } from "#app/blocks/category-layout.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { breadcrumbData, itemListData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";
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
