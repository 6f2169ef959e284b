import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { ClientsHero } from "./hero.tsx";
import { ClientsInstitutions } from "./institutions.tsx";
import { ClientsSector } from "./sector.tsx";
import { ClientsTestimonials } from "./testimonials.tsx";

export default function ClientsPage({ data: { page, map, trail } }: { data: PageData<"clients"> }) {
  return (
    <Blocks>
      <ClientsHero trail={trail} title={page.title} lead={page.lead} stats={page.stats} map={map} />
      <ClientsInstitutions {...page.main} />
      <ClientsSector {...page.privateSector} />
      <ClientsTestimonials {...page.testimonials} />
      <CtaBand {...page.cta} showTime />
    </Blocks>
  );
}
