import { TermText } from "#app/blocks/glossary/term-text.tsx";
import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { linkTerms } from "#app/lib/text/terms.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Link } from "#app/ui/actions/link.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import styles from "./category-guide.module.css";

type Props = { guide: NonNullable<PageData<"category">["guide"]> };

export function CategoryGuide({ guide: { title, steps, paragraphs, questions, terms, explained } }: Props) {
  const linked = linkTerms(paragraphs, terms);
  const step = ({ question, figure }: (typeof steps)[number], index: number) => ({
    id: `guia-paso-${index + 1}`,
    title: question,
    content: (
      <>
        <p>
          <TermText parts={linked[index] ?? []} />
        </p>
        {figure && (
          <p className={styles.figure}>
            <FigureNumber {...figure} size="medium" /> <span className="note">{figure.label}</span>
          </p>
        )}
      </>
    ),
  });
  const words = {
    id: "guia-palabras",
    title: "Palabras de esta guía",
    content: (
      <dl className={styles.terms}>
        {explained.map(({ id, term, short }) => (
          <div key={id}>
            <dt>
              <Link to={`/glosario#${id}`} className="text-action">
                {term}
              </Link>
            </dt>
            <dd className="note">{short}</dd>
          </div>
        ))}
      </dl>
    ),
  };
  const frequent = {
    id: "guia-preguntas",
    title: "Preguntas frecuentes",
    content: (
      <Accordion
        items={questions.map(({ question, answer }, index) => ({
          id: `guia-${index + 1}`,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    ),
  };
  return (
    <SplitSection id="guia" title={title} tone="cotton">
      <Accordion items={[...steps.map(step), ...(explained.length > 0 ? [words] : []), frequent]} />
    </SplitSection>
  );
}
