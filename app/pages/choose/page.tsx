import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { ThroughputTables } from "./chart/throughput-tables.tsx";
import { ChooseTool } from "./choose-tool.tsx";
import { Method } from "./method.tsx";

export default function ChoosePage({ data: { page, areas, trail } }: { data: PageData<"choose"> }) {
  return (
    <Blocks>
      <Section space="none">
        <Breadcrumbs trail={trail} />
        <PageHeading title={page.title} lead={page.lead} />
      </Section>
      <noscript>
        <ThroughputTables areas={areas} note={page.withoutScript} assumption={page.assumption} />
      </noscript>
      <ChooseTool page={page} areas={areas} />
      <Method {...page.method} />
    </Blocks>
  );
}
