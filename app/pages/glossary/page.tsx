import { ChevronDown } from "lucide-react";
import { useLayoutEffect } from "react";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { useLocation } from "#app/router/use-location.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./page.module.css";

export default function GlossaryPage({ data: { page, letters, trail } }: { data: PageData<"glossary"> }) {
  useOpenTerm();
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
          <div>
            {entries.map(({ id, term, short, text }) => (
              <details key={id} id={id} className={styles.entry}>
                <summary className={styles.summary}>
                  <dfn>{term}</dfn> <span>{short}</span>
                  <ChevronDown className={styles.chevron} size={20} />
                </summary>
                <p>{text}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </Section>
  );
}

function useOpenTerm() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const term = document.getElementById(hash.slice(1));
    if (term instanceof HTMLDetailsElement) term.open = true;
  }, [hash]);
}
