import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { breadcrumbData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { BrandIndex } from "./brand-index.tsx";
import { BrandShowcase } from "./brand-showcase.tsx";

export const head = (data: PageData<"brands">): Head => ({
  ...data.page.seo,
  canonical: data.canonical,
  structuredData: () => [breadcrumbData(data.trail, data.canonical)],
});

export default function BrandsPage({ data: { page, brands, trail } }: { data: PageData<"brands"> }) {
  return (
    <Blocks>
      <Section space="none">
        <Breadcrumbs trail={trail} />
        <PageHeading title={page.title} lead={page.lead} split="7/5" />
      </Section>
      <BrandShowcase {...page.direct} brands={brands.filter((brand) => brand.importation === "directa")} />
      <BrandIndex {...page.all} brands={brands} />
      <CtaBand {...page.cta} />
    </Blocks>
  );
}
