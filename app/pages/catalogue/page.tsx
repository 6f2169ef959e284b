import { PageHeading } from "#app/blocks/page-heading.tsx";
import { breadcrumbData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/views/page-data.ts";
import { catalogueLink, catalogueTrail } from "#app/lib/trail.ts";
import type { Head } from "#app/router/route.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { CategorySwitcher } from "./category-switcher.tsx";

const trail = catalogueTrail();

export const head = (data: PageData<"catalogue">): Head => ({
  ...data.page.seo,
  canonical: catalogueLink.to,
  structuredData: () => [breadcrumbData(trail, catalogueLink.to)],
});

export default function CataloguePage({ data: { page, links, initial } }: { data: PageData<"catalogue"> }) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={trail} />
      <PageHeading title={page.title} lead={page.lead} />
      {initial && <CategorySwitcher links={links} initial={initial} />}
    </Section>
  );
}
