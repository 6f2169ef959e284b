import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { OrderTable } from "./order-table.tsx";
import { SupplyHero } from "./supply-hero.tsx";

export default function SupplyRoute({ data: page }: { data: PageData<"supply"> }) {
  return (
    <Blocks>
      <SupplyHero page={page} />
      <OrderTable page={page} />
      <CtaBand
        {...page.cta}
        to={enquiryPath({ subject: "sales", about: `${page.category.label}: ${page.name}` })}
      />
    </Blocks>
  );
}
