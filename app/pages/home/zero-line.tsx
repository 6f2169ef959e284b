import styles from "./zero-line.module.css";

/** The decorative ruler along the hero's bench, with its needle at the content's edge. */
export function ZeroLine() {
  return (
    <div aria-hidden>
      <div className={styles.ruler} />
      <div className={styles.needle} />
      <span className={styles.zero}>0°</span>
    </div>
  );
}
