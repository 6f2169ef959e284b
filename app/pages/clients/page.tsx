import { CtaBand } from "#app/blocks/cta-band.tsx";
import { breadcrumbData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/views/page-data.ts";
import { pageTrail } from "#app/lib/trail.ts";
import type { Head } from "#app/router/route.ts";
import { ClientsHero } from "./hero.tsx";
import { ClientsInstitutions } from "./institutions.tsx";
import { ClientsSector } from "./sector.tsx";
import { ClientsTestimonials } from "./testimonials.tsx";

const trail = pageTrail("Clientes");

export const head = (data: PageData<"clients">): Head => ({
  ...data.page.seo,
  canonical: "/clientes",
  structuredData: () => [breadcrumbData(trail, "/clientes")],
});

export default function ClientsPage({ data: { page, map } }: { data: PageData<"clients"> }) {
  return (
    <>
      <ClientsHero trail={trail} title={page.title} lead={page.lead} stats={page.stats} map={map} />
      <ClientsInstitutions {...page.main} />
      <ClientsSector {...page.privateSector} />
      <ClientsTestimonials {...page.testimonials} />
      <CtaBand {...page.cta} />
    </>
  );
}
