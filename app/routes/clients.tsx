import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/clients.ts";

export function loader() {
  return { page: site().pages.clients };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({ ...loaderData.page.seo, canonical: "/clientes" });

export default function ClientsPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Clientes" }]} />
      <PageHeading title={page.title} lead={page.lead} />
    </Section>
  );
}
