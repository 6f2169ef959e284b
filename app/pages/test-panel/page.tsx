import { entryHead } from "#app/blocks/entry/entry-head.ts";
import { PageHeading } from "#app/blocks/page-heading.tsx";
import type { PageData } from "#app/content/views/page-data.ts";
import { useScrollToContent } from "#app/router/use-scroll-to-content.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { TestPanelAnalyzers } from "./panel-analyzers.tsx";
import { TestPanelGroups } from "./panel-groups.tsx";

export const head = entryHead;

export default function TestPanelRoute({ data: page }: { data: PageData<"test-panel"> }) {
  useScrollToContent();
  return (
    <>
      <Section space="bottom">
        <Breadcrumbs trail={page.trail} />
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

export { missing } from "#app/pages/not-found/missing-product.ts";
