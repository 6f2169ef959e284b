import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/contact.ts";

export function loader() {
  return { page: site().pages.contact };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({ ...loaderData.page.seo, canonical: "/contacto" });

export default function ContactPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Contacto" }]} />
      <PageHeading title={page.title} lead={page.lead} />
    </Section>
  );
}
