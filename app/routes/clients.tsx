import type { PageData } from "#app/content.server/page-data.ts";
import { breadcrumbData } from "#app/layout/structured-data.ts";
import type { Head } from "#app/router/route.ts";
import { ClientsHero } from "#app/sections/clients-hero.tsx";
import { ClientsInstitutions } from "#app/sections/clients-institutions.tsx";
import { ClientsSector } from "#app/sections/clients-sector.tsx";
import { ClientsTestimonials } from "#app/sections/clients-testimonials.tsx";
import { CtaBand } from "#app/sections/cta-band.tsx";

export const head = (data: PageData<"clients">): Head => ({
  ...data.page.seo,
  canonical: "/clientes",
  structuredData: () => [breadcrumbData([{ label: "Clientes" }], "/clientes")],
});

export default function ClientsPage({ data: { page, map } }: { data: PageData<"clients"> }) {
  return (
    <>
      <ClientsHero title={page.title} lead={page.lead} stats={page.stats} map={map} />
      <ClientsInstitutions {...page.main} />
      <ClientsSector {...page.privateSector} />
      <ClientsTestimonials {...page.testimonials} />
      <CtaBand {...page.cta} />
    </>
  );
}
