import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export const meta = () => head({ title: "Buscar", description: "Buscar" });

export default function SearchPage() {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Buscar" }]} />
      <PageHeading title="Buscar" lead="" />
    </Section>
  );
}
