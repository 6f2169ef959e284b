import { FamilyScale } from "#app/blocks/figures/family-scale.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./details.module.css";
import { FeatureList } from "./feature-list.tsx";
import { Fold } from "./fold.tsx";
import { linkedTexts } from "./linked-texts.tsx";
import { ProductContext } from "./product-context.tsx";
import { onRequestRows, serviceRows } from "./shared-rows.tsx";
import { SpecTable } from "./spec-table.tsx";

type Props = {
  page: PageData<"product">;
  /** Also folds the specifications on phones. */
  foldTable?: boolean;
};

/** On wide screens, older browsers need a script to open the folds. Nothing else here needs one. */
export function ProductFacts({ page, foldTable }: Props) {
  const { family, panel, series, notes } = page;
  const { features, context, rows } = linkedTexts(page);
  const table = <SpecTable rows={[...rows, ...onRequestRows(page), ...serviceRows(page)]} notes={notes} />;
  return (
    <>
      {family && !series?.scale && (
        <Section tone="mist" labelledBy="familia">
          <div className={styles.family}>
            <h2 id="familia">{family.title}</h2>
            <p className="note">{family.caption}</p>
          </div>
          <FamilyScale axis={family.axis} marks={family.marks} />
        </Section>
      )}
      <Section>
        <div className={styles.details}>
          <div>
            <Fold title="Características destacadas">
              <FeatureList features={features} />
            </Fold>
            {context && <ProductContext parts={context} />}
            {panel && (
              <div className={styles.panel}>
                {panel.own && <p>Pruebas disponibles, según configuración:</p>}
                <TextLink to={panel.to}>{panel.label}</TextLink>
              </div>
            )}
          </div>
          {foldTable ? <Fold title="Especificaciones técnicas">{table}</Fold> : table}
        </div>
      </Section>
    </>
  );
}
