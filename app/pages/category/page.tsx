import { CategoryNav, useCategoryInView } from "#app/blocks/category-nav.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { DeliveredBlock } from "#app/ui/delivered-block.tsx";
import { Section } from "#app/ui/section.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { CategoryGuide } from "./category-guide.tsx";
import { CompactWorkload } from "./compact-workload.tsx";
import { NextCategory } from "./next-category.tsx";
import styles from "./page.module.css";
import { RelatedLinks } from "./related-links.tsx";
import { CategoryStage } from "./stage/category-stage.tsx";
import { SingleStage } from "./stage/single-stage.tsx";

export { loadLinked } from "./stage/bench-part.tsx";

export default function CategoryPage({ data }: { data: PageData<"category"> }) {
  const { view, links, line, single, guide, foot } = data;
  const [firstCard] = view.cards;
  useCategoryInView(view.id);
  const opening = (
    <>
      <Breadcrumbs trail={view.trail} />
      <PageHeading title={view.name} lead={view.lead} align={single ? undefined : "top"} />
    </>
  );
  const workload = foot?.workload && (
    <CompactWorkload key={`workload-${view.id}`} area={foot.workload} space={single ? "none" : "full"} />
  );
  return (
    <Blocks>
      <div className={styles.page} data-below-bench={(line ?? single) ? true : undefined}>
        {line ? (
          <CategoryStage key={`stage-${view.id}`} bench={line.bench} view={view}>
            {opening}
          </CategoryStage>
        ) : single && firstCard ? (
          <SingleStage key={`stage-${view.id}`} card={firstCard} {...single}>
            {opening}
          </SingleStage>
        ) : (
          <Section space="none">{opening}</Section>
        )}
        <DeliveredBlock name="nav" data={links}>
          {links && <CategoryNav links={links} selected={view.id} />}
        </DeliveredBlock>
        <div className={styles.products}>
          {single && !firstCard?.profiles ? (
            workload
          ) : (
            <CategoryGrid key={view.canonical} view={view} hideRulers={line !== undefined} />
          )}
        </div>
      </div>
      <DeliveredBlock name="guide" data={guide}>
        {guide && <CategoryGuide guide={guide} />}
      </DeliveredBlock>
      {!single && workload}
      <DeliveredBlock name="foot" data={foot?.next}>
        {foot && <CategoryFoot {...foot} space={workload && !single ? "bottom" : "full"} />}
      </DeliveredBlock>
    </Blocks>
  );
}

type FootProps = NonNullable<PageData<"category">["foot"]> & { space: "bottom" | "full" };

function CategoryFoot({ related, download, next, space }: FootProps) {
  return (
    <>
      {(related.length > 0 || download) && <RelatedLinks links={related} download={download} space={space} />}
      <NextCategory {...next} />
    </>
  );
}
