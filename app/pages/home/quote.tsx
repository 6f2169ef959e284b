import { layoutData } from "virtual:layout-data";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { Section } from "#app/ui/section.tsx";
import type { HomePage } from "./content.ts";
import styles from "./quote.module.css";
import { RuledColumns } from "./ruled-columns.tsx";

export function HomeQuote({ text, author, values }: HomePage["quote"]) {
  const list = useReveal<HTMLUListElement>();
  return (
    <Section tone="cotton" labelledBy="valores">
      <h2 id="valores" className="visually-hidden">
        Nuestros valores
      </h2>
      <figure className={styles.quote}>
        <blockquote className={styles.text}>
          <p>«{text}».</p>
        </blockquote>
        <figcaption className={styles.author}>
          <strong>{author}</strong>, {layoutData.company.name}
        </figcaption>
      </figure>
      <RuledColumns
        ref={list}
        narrow="rows"
        items={values.map((value) => ({
          key: value.title,
          content: (
            <>
              <h3>{value.title}</h3>
              <p className={styles.value}>{value.text}</p>
            </>
          ),
        }))}
      />
    </Section>
  );
}
