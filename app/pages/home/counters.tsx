import { Section } from "#app/ui/section.tsx";
import type { HomePage } from "./content.ts";
import { Counter } from "./counter.tsx";
import styles from "./counters.module.css";

/** Each counter starts at a long tick of a ruler. The tick of the last counter is red. */
export function HomeCounters({ counters }: { counters: HomePage["counters"] }) {
  return (
    <Section tone="night" labelledBy="cifras">
      <h2 id="cifras" className="visually-hidden">
        En cifras
      </h2>
      <ul className={styles.columns}>
        {counters.map((counter) => (
          <li key={counter.label}>
            <Counter {...counter} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
