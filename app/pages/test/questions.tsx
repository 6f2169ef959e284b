import { DataRows } from "#app/blocks/figures/data-rows.tsx";
import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import type { PageData } from "#app/content/page-data.ts";
import styles from "./questions.module.css";

/** An adviser answers these questions with the quotation. */
export function LabTestQuestions({ page: { confirm, texts } }: { page: PageData<"test"> }) {
  return (
    <SplitSection id="confirme" tone="cotton" {...texts.confirm}>
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
