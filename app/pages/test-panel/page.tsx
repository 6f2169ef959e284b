import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { TestPanelAnalyzers } from "./panel-analyzers.tsx";
import { TestPanelGroups } from "./panel-groups.tsx";

export default function TestPanelRoute({ data: page }: { data: PageData<"test-panel"> }) {
  return (
    <Blocks>
      <Section space="bottom">
        <Breadcrumbs trail={page.trail} />
        <PageHeading title={page.name} lead={page.lead} />
        <TestPanelGroups {...page} />
      </Section>
      <TestPanelAnalyzers analyzers={page.analyzers} />
    </Blocks>
  );
}
