import { layoutData } from "virtual:layout-data";
import { Section } from "#app/ui/section.tsx";
import type { HomePage } from "./content.ts";
import styles from "./quote.module.css";

export function HomeQuote({ text, author }: HomePage["quote"]) {
  return (
    <Section tone="cotton" labelledBy="valores">
      <h2 id="valores" className="visually-hidden">
        Nuestros valores
      </h2>
      <figure>
        <blockquote className={styles.text}>
          <p>«{text}».</p>
        </blockquote>
        <figcaption className={styles.author}>
          <strong>{author}</strong>, {layoutData.company.name}
        </figcaption>
      </figure>
    </Section>
  );
}
