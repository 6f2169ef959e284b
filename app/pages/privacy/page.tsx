import { PageHeading } from "#app/blocks/page-heading.tsx";
import { breadcrumbData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/views/page-data.ts";
import { pageTrail } from "#app/lib/trail.ts";
import type { Head } from "#app/router/route.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { PrivacyText } from "./privacy-text.tsx";

const canonical = "/privacidad";
const trail = pageTrail("Privacidad");

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
