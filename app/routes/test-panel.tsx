import type { PageData } from "#app/content.server/page-data.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { useScrollToContent } from "#app/router/scroll-to-content.ts";
import { entryHead } from "#app/sections/entry-head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { TestPanelAnalyzers } from "#app/sections/test-panel-analyzers.tsx";
import { TestPanelGroups } from "#app/sections/test-panel-groups.tsx";
import { Section } from "#app/ui/section.tsx";

export const head = entryHead;

export default function TestPanelRoute({ data: page }: { data: PageData<"test-panel"> }) {
  useScrollToContent();
  return (
    <>
      <Section space="bottom">
        <Breadcrumbs trail={page.crumbs} />
        <PageHeading title={page.name} lead={page.lead} />
        <TestPanelGroups
          name={page.name}
          groups={page.groups}
          analyzers={page.analyzers}
          canonical={page.canonical}
          counts={page.counts}
          note={page.note}
        />
      </Section>
      <TestPanelAnalyzers analyzers={page.analyzers} />
    </>
  );
}

export { missing } from "#app/sections/missing-product.ts";
