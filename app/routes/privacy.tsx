import { privacyPage } from "#app/content.server/privacy-page.ts";
import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { breadcrumbData } from "#app/layout/structured-data.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { PrivacyText } from "#app/sections/privacy-text.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/privacy.ts";

const canonical = "/privacidad";
const trail = [{ label: "Privacidad" }];

export function loader() {
  return privacyPage(site());
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({ ...loaderData.seo, canonical, structuredData: [breadcrumbData(trail, canonical)] });

export default function PrivacyRoute({ loaderData: page }: Route.ComponentProps) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={trail} />
      <PageHeading title={page.title} lead={page.lead} />
      <PrivacyText page={page} />
    </Section>
  );
}
