import { maxTicks } from "#app/lib/drawing/rack.ts";
import type { TestsContent } from "#app/pages/tests/schema.ts";
import styles from "./rack-legend.module.css";

type Props = TestsContent["legend"] & { count: number };

export function RackLegend({ count, mark, height, colour, noTube, rapid }: Props) {
  return (
    <ul className={styles.legend}>
      <li>
        <strong>{count > maxTicks ? "Cada marca representa varias pruebas" : mark}</strong>
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
