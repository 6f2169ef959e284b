import { CategoryNav } from "#app/blocks/category-nav.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { DeliveredBlock } from "#app/ui/delivered-block.tsx";
import { Section } from "#app/ui/section.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { CategoryGuide } from "./category-guide.tsx";
import { CompactWorkload } from "./compact-workload.tsx";
import { InstrumentLine } from "./instrument-line.tsx";
import { NextCategory } from "./next-category.tsx";
import styles from "./page.module.css";
import { RelatedLinks } from "./related-links.tsx";

export default function CategoryPage({ data }: { data: PageData<"category"> }) {
  const { view, links, line, guide, foot } = data;
  const opening = (
    <>
      <Breadcrumbs trail={view.trail} />
      <PageHeading title={view.name} lead={view.lead} align="top" />
    </>
  );
  return (
    <Blocks>
      <div className={styles.page} data-below-line={line ? true : undefined}>
        {line ? (
          <InstrumentLine key={`line-${view.id}`} line={line} view={view}>
            {opening}
          </InstrumentLine>
        ) : (
          <Section space="none">{opening}</Section>
        )}
        <CategoryNav links={links} selected={view.id} />
        <div className={styles.products}>
          <CategoryGrid key={view.canonical} view={view} hideRulers={line !== undefined} />
        </div>
      </div>
      <DeliveredBlock name="guide" data={guide}>
        {guide && <CategoryGuide guide={guide} />}
      </DeliveredBlock>
      {foot?.workload && <CompactWorkload key={`workload-${view.id}`} area={foot.workload} />}
      <DeliveredBlock name="foot" data={foot?.next}>
        {foot && <CategoryFoot {...foot} />}
      </DeliveredBlock>
    </Blocks>
  );
}

function CategoryFoot({ related, download, workload, next }: NonNullable<PageData<"category">["foot"]>) {
  return (
    <>
      {(related.length > 0 || download) && (
        <RelatedLinks links={related} download={download} space={workload ? "bottom" : "full"} />
      )}
      <NextCategory {...next} />
    </>
  );
}
