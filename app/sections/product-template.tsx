import type { ProductPage } from "#app/content.server/product-page.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { useScrollToContent } from "#app/lib/scroll-to-content.ts";
import { PageHeading } from "./page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export function ProductTemplate({ page }: { page: ProductPage }) {
  useScrollToContent();
  return (
    <Section space="bottom">
      <Breadcrumbs trail={page.crumbs} />
      <PageHeading title={page.name} lead={page.lead} />
    </Section>
  );
}
