import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { breadcrumbData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { CategorySwitcher } from "./category-switcher.tsx";

export const head = (data: PageData<"catalogue">): Head => ({
  ...data.page.seo,
  canonical: data.canonical,
  structuredData: () => [breadcrumbData(data.trail, data.canonical)],
});

export default function CataloguePage({
  data: { page, links, initial, trail },
}: {
  data: PageData<"catalogue">;
}) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={trail} />
      <PageHeading title={page.title} lead={page.lead} />
      {initial && <CategorySwitcher links={links} initial={initial} />}
    </Section>
  );
}
