import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./page.module.css";

export default function GlossaryPage({ data: { page, letters, trail } }: { data: PageData<"glossary"> }) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={trail} />
      <PageHeading title={page.title} lead={page.lead} />
      <nav className={styles.index} aria-label="Índice alfabético">
        <ul>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letra-${letter.toLowerCase()}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} className={styles.letter} aria-labelledby={`letra-${letter.toLowerCase()}`}>
          <h2 id={`letra-${letter.toLowerCase()}`}>{letter}</h2>
          <dl>
            {entries.map(({ id, term, short, text }) => (
              <div key={id} id={id} className={styles.entry}>
                <dt>{term}</dt>
                <dd className={styles.short}>{short}</dd>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Section>
  );
}
