import { memo, type ReactNode } from "react";
import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { useDeferredDetails } from "#app/router/use-deferred-details.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./details.module.css";
import { ProductFacts } from "./facts.tsx";
import { Fold } from "./fold.tsx";

type Page = PageData<"product">;

export function enquiryAboutPath(page: Page): string {
  return enquiryPath({ subject: "sales", about: page.name });
}

type Props = {
  page: Page;
  /** Above the facts. */
  intro?: (page: Page) => ReactNode;
  /** Below the facts. */
  after?: (page: Page) => ReactNode;
  /** Adds the wrapper for a page that keeps the server's HTML of the facts (docs/decisions/037). */
  wrapFacts?: (facts: ReactNode, page: Page) => ReactNode;
  /** Also folds the specifications on phones. */
  foldTable?: boolean;
};

/** If a link opened the page, this lower part renders after the upper part. */
export function ProductDetails({ page, ...parts }: Props) {
  const deferredPage = useDeferredDetails(page);
  return (
    <div className={styles.rest} data-waiting={deferredPage !== page || undefined}>
      {deferredPage && <Details page={deferredPage} {...parts} />}
    </div>
  );
}

const Details = memo(function Details({ page, intro, after, wrapFacts = asIs, foldTable }: Props) {
  const { category, related, series } = page;
  return (
    <>
      {intro?.(page)}
      {wrapFacts(<ProductFacts page={page} foldTable={foldTable} />, page)}
      {after?.(page)}
      {related.length > 0 && (
        <div data-print="no">
          <Section space="bottom" labelledBy="relacionados">
            <Fold title="Productos Relacionados">
              <SectionHeading id="relacionados" title="Productos Relacionados">
                <TextLink to={category.to}>{`Ver ${category.label}`}</TextLink>
              </SectionHeading>
              <ProductGrid cards={related} columns={3} headingLevel={3} />
            </Fold>
          </Section>
        </div>
      )}
      <CtaBand {...page.cta} to={enquiryAboutPath(page)} showTime={series !== undefined} />
    </>
  );
});

function asIs(facts: ReactNode) {
  return facts;
}
