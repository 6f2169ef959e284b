import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export const meta = () => head({ title: "Lista de cotización", description: "Lista de cotización" });

export default function QuoteListPage() {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Lista de cotización" }]} />
      <PageHeading title="Lista de cotización" lead="" />
    </Section>
  );
}
