import { categoryLinks, categoryView } from "#app/content.server/category-page.ts";
import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { breadcrumbData } from "#app/layout/structured-data.ts";
import { CategorySwitcher } from "#app/sections/category-switcher.tsx";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/catalogue.ts";

export function loader() {
  const content = site();
  const [first] = content.categories;
  return {
    page: content.pages.catalogue,
    links: categoryLinks(content),
    initial: categoryView(content, first?.id ?? ""),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({
    ...loaderData.page.seo,
    canonical: "/productos",
    structuredData: [breadcrumbData([{ label: "Productos" }], "/productos")],
  });

export default function CataloguePage({ loaderData: { page, links, initial } }: Route.ComponentProps) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Productos" }]} />
      <PageHeading title={page.title} lead={page.lead} />
      {initial && <CategorySwitcher links={links} initial={initial} />}
    </Section>
  );
}
