import { Ticks } from "#app/blocks/rack/ticks.tsx";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomePage } from "./content.ts";
import styles from "./tests.module.css";

/** One sentence about the directory of laboratory tests, above its rack. Phones show the rack as two halves. */
export function HomeTests({ title, racks }: HomePage["tests"]) {
  return (
    <Section space="bottom" labelledBy="pruebas">
      <div className={styles.head}>
        <h2 id="pruebas">{title}</h2>
        <TextLink to={testsPath}>Directorio de pruebas</TextLink>
      </div>
      {racks.map(({ rack, marks }) => (
        <Ticks key={rack.count} className={styles.rack} markClass={styles.mark} rack={rack} marks={marks} />
      ))}
    </Section>
  );
}
