import { shell } from "virtual:shell";
import { memo } from "react";
import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import { toolItems } from "#app/blocks/cards/tool-items.ts";
import { EntryHero } from "#app/blocks/entry/entry-hero.tsx";
import { PrintFooter, PrintHeader } from "#app/blocks/entry/print-frame.tsx";
import { FamilyScale } from "#app/blocks/figures/family-scale.tsx";
import { FigureStrip } from "#app/blocks/figures/figure-strip.tsx";
import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { breadcrumbData, productData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import type { Head } from "#app/router/route.ts";
import { useDeferredDetails } from "#app/router/use-deferred-details.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { FeatureList } from "./feature-list.tsx";
import { linkedTexts } from "./linked-texts.tsx";
import styles from "./page.module.css";
import { ProductActions, QuietActions } from "./product-actions.tsx";
import { ProductContext } from "./product-context.tsx";
import { ProductFoot } from "./product-foot.tsx";
import { SeriesHighlights } from "./series/highlights.tsx";
import { ModelsTable } from "./series/models-table.tsx";
import { SeriesStage } from "./series/stage.tsx";
import { onRequestRows, serviceRows } from "./shared-rows.tsx";
import { SpecTable } from "./spec-table.tsx";

/** What the browser's tab and search engines read. */
export const head = (page: PageData<"product">): Head => ({
  ...page.seo,
  canonical: page.path,
  structuredData: () => [productData(page), breadcrumbData(page.trail, page.path)],
});

/** Products, series and models; each shows the parts it has data for. */
export default function ProductPage({ data: page }: { data: PageData<"product"> }) {
  const details = useDeferredDetails(page);
  const { item, choice } = toolItems({ ...page, equipment: page.series ? "series" : "single" }) ?? {};
  const enquiry = enquiryOf(page);
  return (
    <>
      <PrintHeader />
      {page.series ? (
        <SeriesStage page={page} series={page.series} />
      ) : (
        <>
          <EntryHero
            trail={page.trail}
            back={page.back}
            brand={page.brand}
            title={page.name}
            lead={page.lead}
            picture={page.picture}
            elevation={page.elevation}
            actions={<ProductActions page={page} choice={choice} enquiry={enquiry} item={item} />}
          />
          {page.figures.length > 0 && <FigureStrip figures={page.figures} />}
          <div className={styles.quiet}>
            <QuietActions page={page} choice={choice} />
          </div>
        </>
      )}
      <div className={styles.rest} data-waiting={details !== page || undefined}>
        {details && <ProductDetails page={details} />}
      </div>
      <ProductFoot enquiry={enquiry} item={item} />
    </>
  );
}

const ProductDetails = memo(function ProductDetails({ page }: { page: PageData<"product"> }) {
  const { category, series, family, related } = page;
  const enquiry = enquiryOf(page);
  const { features, context, rows } = linkedTexts(page);
  return (
    <>
      {series?.highlights && <SeriesHighlights highlights={series.highlights} />}
      {series && <ModelsTable series={series} enquiry={enquiry} sheet={page.sheet} />}
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
          <SpecTable
            rows={[...rows, ...onRequestRows(page), ...serviceRows]}
            notes={page.notes?.flatMap((index) => shell.notes[index] ?? [])}
          />
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
      <CtaBand {...page.cta} to={enquiry} />
      <PrintFooter path={page.path} />
    </>
  );
});

function enquiryOf(page: PageData<"product">): string {
  return enquiryPath({ subject: "sales", about: page.name });
}
