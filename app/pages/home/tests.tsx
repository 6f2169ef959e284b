import { Ticks } from "#app/blocks/rack/ticks.tsx";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomePage } from "./content.ts";
import styles from "./tests.module.css";

export function HomeTests({ question, summary, rack }: HomePage["tests"]) {
  return (
    <Section space="bottom" labelledBy="pruebas">
      <div className={styles.head}>
        <h2 id="pruebas">
          {question} {summary}
        </h2>
        <TextLink to={testsPath}>Directorio de pruebas</TextLink>
      </div>
      <Ticks className={styles.rack} rack={rack} />
    </Section>
  );
}
