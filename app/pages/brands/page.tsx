import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { BrandIndex } from "./brand-index.tsx";
import { BrandShowcase } from "./brand-showcase.tsx";

const columns = { "--columns": "7fr 5fr", "--gutter": "clamp(2rem, 5.55vw, 5rem)" };

export default function BrandsPage({ data: { page, brands, trail } }: { data: PageData<"brands"> }) {
  return (
    <Blocks>
      <Section space="none">
        <Breadcrumbs trail={trail} />
        <PageHeading title={page.title} lead={page.lead} style={columns} />
      </Section>
      <BrandShowcase {...page.direct} brands={brands.filter((brand) => brand.importation === "directa")} />
      <BrandIndex {...page.all} brands={brands} />
      <CtaBand {...page.cta} showTime />
    </Blocks>
  );
}
