import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import { breadcrumbData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { ClientsHero } from "./hero.tsx";
import { ClientsInstitutions } from "./institutions.tsx";
import { ClientsSector } from "./sector.tsx";
import { ClientsTestimonials } from "./testimonials.tsx";

export const head = (data: PageData<"clients">): Head => ({
  ...data.page.seo,
  canonical: data.canonical,
  structuredData: () => [breadcrumbData(data.trail, data.canonical)],
});

export default function ClientsPage({ data: { page, map, trail } }: { data: PageData<"clients"> }) {
  return (
    <Blocks>
      <ClientsHero trail={trail} title={page.title} lead={page.lead} stats={page.stats} map={map} />
      <ClientsInstitutions {...page.main} />
      <ClientsSector {...page.privateSector} />
      <ClientsTestimonials {...page.testimonials} />
      <CtaBand {...page.cta} />
    </Blocks>
  );
}
