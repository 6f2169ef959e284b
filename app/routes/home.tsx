import { site } from "#app/content.server/site.ts";
import { head } from "#app/layout/head.ts";
import { CtaBand } from "#app/sections/cta-band.tsx";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/home.ts";

export function loader() {
  return { page: site().pages.home };
}

export const meta: Route.MetaFunction = ({ loaderData }) => head({ ...loaderData.page.seo, canonical: "/" });

export default function HomePage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Section>
        <PageHeading title={page.hero.title} lead={page.hero.lead} />
      </Section>
      <CtaBand {...page.cta} />
    </>
  );
}
