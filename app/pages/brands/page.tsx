import { CtaBand } from "#app/blocks/cta-band.tsx";
import { PageHeading } from "#app/blocks/page-heading.tsx";
import { breadcrumbData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/views/page-data.ts";
import { pageTrail } from "#app/lib/trail.ts";
import type { Head } from "#app/router/route.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { BrandIndex } from "./brand-index.tsx";
import { BrandShowcase } from "./brand-showcase.tsx";

const trail = pageTrail("Marcas");

export const head = (data: PageData<"brands">): Head => ({
  ...data.page.seo,
  canonical: "/marcas",
  structuredData: () => [breadcrumbData(trail, "/marcas")],
});

export default function BrandsPage({ data: { page, brands } }: { data: PageData<"brands"> }) {
  return (
    <>
      <Section space="none">
        <Breadcrumbs trail={trail} />
        <PageHeading title={page.title} lead={page.lead} split="7/5" />
      </Section>
      <BrandShowcase {...page.direct} brands={brands.filter((brand) => brand.importation === "directa")} />
      <BrandIndex {...page.all} brands={brands} />
      <CtaBand {...page.cta} />
    </>
  );
}
