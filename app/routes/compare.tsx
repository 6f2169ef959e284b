import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export const meta = () => head({ title: "Comparar", description: "Comparar" });

export default function ComparePage() {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Comparar" }]} />
      <PageHeading title="Comparar" lead="" />
    </Section>
  );
}
