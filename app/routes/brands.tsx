import type { PageData } from "#app/content.server/page-data.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { breadcrumbData } from "#app/layout/structured-data.ts";
import type { Head } from "#app/router/route.ts";
import { BrandIndex } from "#app/sections/brand-index.tsx";
import { BrandShowcase } from "#app/sections/brand-showcase.tsx";
import { CtaBand } from "#app/sections/cta-band.tsx";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export const head = (data: PageData<"brands">): Head => ({
  ...data.page.seo,
  canonical: "/marcas",
  structuredData: () => [breadcrumbData([{ label: "Marcas" }], "/marcas")],
});

export default function BrandsPage({ data: { page, brands } }: { data: PageData<"brands"> }) {
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
