import { memo, type ReactNode } from "react";
import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import { PrintFooter } from "#app/blocks/entry/print-frame.tsx";
import { FamilyScale } from "#app/blocks/figures/family-scale.tsx";
import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { useDeferredDetails } from "#app/router/use-deferred-details.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./details.module.css";
import { FeatureList } from "./feature-list.tsx";
import { linkedTexts } from "./linked-texts.tsx";
import { ProductContext } from "./product-context.tsx";
import { onRequestRows, serviceRows } from "./shared-rows.tsx";
import { SpecTable } from "./spec-table.tsx";

type Page = PageData<"product">;

export function enquiryAbout(page: Page): string {
  return enquiryPath({ subject: "sales", about: page.name });
}

type Props = { page: Page; opening?: (page: Page) => ReactNode };

/** The part below the first view that products, series and models share. `opening` comes first. */
export function ProductDetails({ page, opening }: Props) {
  const details = useDeferredDetails(page);
  return (
    <div className={styles.rest} data-waiting={details !== page || undefined}>
      {details && <Details page={details} opening={opening} />}
    </div>
  );
}

const Details = memo(function Details({ page, opening }: Props) {
  const { category, family, related, series } = page;
  const { features, context, rows } = linkedTexts(page);
  return (
    <>
      {opening?.(page)}
      {family && !series?.scale && (
        <Section tone="mist" labelledBy="familia">
          <div className={styles.family}>
            <h2 id="familia">{family.title}</h2>
            <p className={styles.lead}>{family.caption}</p>
          </div>
          <FamilyScale axis={family.axis} marks={family.marks} />
        </Section>
      )}
      <Section>
        <div className={styles.details}>
          <div>
            <FeatureList features={features} />
            {context && <ProductContext parts={context} />}
            {page.panel && (
              <div className={styles.panel}>
                {page.panel.own && <p>Pruebas disponibles, según configuración:</p>}
                <TextLink to={page.panel.to}>{page.panel.label}</TextLink>
              </div>
            )}
          </div>
          <SpecTable rows={[...rows, ...onRequestRows(page), ...serviceRows(page)]} notes={page.notes} />
        </div>
      </Section>
      {related.length > 0 && (
        <div className={styles.related}>
          <Section space="bottom" labelledBy="relacionados">
            <SectionHeading id="relacionados" title="Productos Relacionados">
              <TextLink to={category.to}>{`Ver ${category.label}`}</TextLink>
            </SectionHeading>
            <ProductGrid cards={related} columns={3} headingLevel={3} />
          </Section>
        </div>
      )}
      <CtaBand {...page.cta} to={enquiryAbout(page)} promise />
      <PrintFooter path={page.path} />
    </>
  );
});
