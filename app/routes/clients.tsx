import { coverage } from "#app/content.server/coverage.ts";
import { site } from "#app/content.server/site.ts";
import { head } from "#app/layout/head.ts";
import { breadcrumbData } from "#app/layout/structured-data.ts";
import { ClientsHero } from "#app/sections/clients-hero.tsx";
import { ClientsInstitutions } from "#app/sections/clients-institutions.tsx";
import { ClientsSector } from "#app/sections/clients-sector.tsx";
import { ClientsTestimonials } from "#app/sections/clients-testimonials.tsx";
import { CtaBand } from "#app/sections/cta-band.tsx";
import type { Route } from "./+types/clients.ts";

export function loader() {
  return { page: site().pages.clients, map: coverage(site()) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({
    ...loaderData.page.seo,
    canonical: "/clientes",
    structuredData: [breadcrumbData([{ label: "Clientes" }], "/clientes")],
  });

export default function ClientsPage({ loaderData: { page, map } }: Route.ComponentProps) {
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
