import { DataRows } from "#app/blocks/figures/data-rows.tsx";
import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import type { TestPage } from "#app/content/views/test.ts";
import styles from "./confirm.module.css";

/** Questions that an adviser answers with the quotation. */
export function TestConfirm({ page: { confirm } }: { page: TestPage }) {
  return (
    <SplitSection
      id="confirme"
      tone="cotton"
      title="Antes de comprar, confirme"
      lead="Datos que un asesor le responde junto con la cotización."
    >
      <div className={styles.questions}>
        <DataRows
          rows={confirm.map(({ question, text, datum }) => ({
            title: question,
            text,
            value: datum?.value,
            valueLabel: datum?.label,
          }))}
        />
      </div>
    </SplitSection>
  );
}
