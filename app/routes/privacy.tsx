import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export const meta = () => head({ title: "Privacidad", description: "Privacidad" });

export default function PrivacyPage() {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Privacidad" }]} />
      <PageHeading title="Privacidad" lead="" />
    </Section>
  );
}
