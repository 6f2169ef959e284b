import styles from "./rack-legend.module.css";

/** What the marks of the rack mean. */
export function RackLegend() {
  return (
    <ul className={styles.legend}>
      <li>
        <strong>Cada marca es una prueba</strong>
      </li>
      <li>
        <span className={styles.heights} />
        Alto: analizadores que la miden
      </li>
      <li>
        {(["amarilla", "lila", "celeste", "gris"] as const).map((cap) => (
          <span key={cap} className={styles.cap} style={{ background: `var(--cap-${cap})` }} />
        ))}
        Color: tapa del tubo
      </li>
      <li>
        <span className={styles.cap} data-outline="" />
        Sin tubo: orina, hisopado, jeringa
      </li>
      <li>
        <span className={styles.cap} data-outline="rapid" />
        Al pie: hay prueba rápida
      </li>
    </ul>
  );
}
