import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import styles from "./category-guide.module.css";

type Props = { guide: NonNullable<PageData<"category">["guide"]> };

/** What to look at before buying, and what buyers ask. */
export function CategoryGuide({ guide: { title, paragraphs, questions } }: Props) {
  return (
    <SplitSection id="guia" title={title} tone="cotton">
      <div>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3 className={styles.heading}>Preguntas frecuentes</h3>
        <Accordion
          name="guia"
          open="first"
          items={questions.map(({ question, answer }, index) => ({
            id: `guia-${index + 1}`,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </div>
    </SplitSection>
  );
}
