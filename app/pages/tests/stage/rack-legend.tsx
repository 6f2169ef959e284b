import type { TestsContent } from "#app/pages/tests/schema.ts";
import styles from "./rack-legend.module.css";

/** What the marks of the rack mean. */
export function RackLegend({ mark, height, colour, noTube, rapid }: TestsContent["legend"]) {
  return (
    <ul className={styles.legend}>
      <li>
        <strong>{mark}</strong>
      </li>
      <li>
        <span className={styles.heights} />
        {height}
      </li>
      <li>
        {(["amarilla", "lila", "celeste", "gris"] as const).map((cap) => (
          <span key={cap} className={styles.cap} style={{ background: `var(--cap-${cap})` }} />
        ))}
        {colour}
      </li>
      <li>
        <span className={styles.cap} data-outline="" />
        {noTube}
      </li>
      <li>
        <span className={styles.cap} data-outline="rapid" />
        {rapid}
      </li>
    </ul>
  );
}
