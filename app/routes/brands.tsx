import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/brands.ts";

export function loader() {
  return { page: site().pages.brands };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({ ...loaderData.page.seo, canonical: "/marcas" });

export default function BrandsPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Marcas" }]} />
      <PageHeading title={page.title} lead={page.lead} />
    </Section>
  );
}
