import type { PageData } from "#app/content.server/page-data.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { breadcrumbData } from "#app/layout/structured-data.ts";
import type { Head } from "#app/router/route.ts";
import { CategorySwitcher } from "#app/sections/category-switcher.tsx";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export const head = (data: PageData<"catalogue">): Head => ({
  ...data.page.seo,
  canonical: "/productos",
  structuredData: () => [breadcrumbData([{ label: "Productos" }], "/productos")],
});

export default function CataloguePage({ data: { page, links, initial } }: { data: PageData<"catalogue"> }) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Productos" }]} />
      <PageHeading title={page.title} lead={page.lead} />
      {initial && <CategorySwitcher links={links} initial={initial} />}
    </Section>
  );
}
