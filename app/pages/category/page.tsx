import { CategoryLayout } from "#app/blocks/category-layout.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { breadcrumbData, itemListData, questionData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { CategoryGuide } from "./category-guide.tsx";

export const head = ({ view, guide }: PageData<"category">): Head => ({
  ...view.seo,
  canonical: view.canonical,
  structuredData: () => [
    breadcrumbData(view.trail, view.canonical),
    itemListData(view.label, view.cards),
    ...(guide ? [questionData(guide.questions)] : []),
  ],
});

export default function CategoryPage({ data: { view, links, guide } }: { data: PageData<"category"> }) {
  return (
    <>
      <Section space="bottom">
        <Breadcrumbs trail={view.trail} />
        <PageHeading title={view.name} lead={view.lead} />
        <CategoryLayout links={links} selected={view.id}>
          <CategoryGrid key={view.canonical} view={view} />
        </CategoryLayout>
      </Section>
      {guide && <CategoryGuide key={view.id} guide={guide} />}
    </>
  );
}
