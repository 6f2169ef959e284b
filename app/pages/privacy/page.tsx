import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { PrivacyText } from "./privacy-text.tsx";

export default function PrivacyRoute({ data: { page, trail } }: { data: PageData<"privacy"> }) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={trail} />
      <PageHeading title={page.title} lead={page.lead} />
      <PrivacyText page={page} />
    </Section>
  );
}
