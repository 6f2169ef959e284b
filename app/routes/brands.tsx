import { brandsPage } from "#app/content.server/brands-page.ts";
import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { breadcrumbData } from "#app/layout/structured-data.ts";
import { BrandIndex } from "#app/sections/brand-index.tsx";
import { BrandShowcase } from "#app/sections/brand-showcase.tsx";
import { CtaBand } from "#app/sections/cta-band.tsx";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/brands.ts";

export function loader() {
  return brandsPage(site());
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({
    ...loaderData.page.seo,
    canonical: "/marcas",
    structuredData: [breadcrumbData([{ label: "Marcas" }], "/marcas")],
  });

export default function BrandsPage({ loaderData: { page, brands } }: Route.ComponentProps) {
  return (
    <>
      <Section space="none">
        <Breadcrumbs trail={[{ label: "Marcas" }]} />
        <PageHeading title={page.title} lead={page.lead} split="7/5" />
      </Section>
      <BrandShowcase {...page.direct} brands={brands.filter((brand) => brand.importation === "directa")} />
      <BrandIndex {...page.all} brands={brands} />
      <CtaBand {...page.cta} />
    </>
  );
}
