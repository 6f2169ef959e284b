import type { PageData } from "#app/content.server/page-data.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { breadcrumbData } from "#app/layout/structured-data.ts";
import type { Head } from "#app/router/route.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { PrivacyText } from "#app/sections/privacy-text.tsx";
import { Section } from "#app/ui/section.tsx";

const canonical = "/privacidad";
const trail = [{ label: "Privacidad" }];

export const head = (data: PageData<"privacy">): Head => ({
  ...data.seo,
  canonical,
  structuredData: () => [breadcrumbData(trail, canonical)],
});

export default function PrivacyRoute({ data: page }: { data: PageData<"privacy"> }) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={trail} />
      <PageHeading title={page.title} lead={page.lead} />
      <PrivacyText page={page} />
    </Section>
  );
}
