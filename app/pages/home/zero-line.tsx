import styles from "./zero-line.module.css";

/** The rule along the bench of the hero, with its needle at the content's edge. Only drawn. */
export function ZeroLine() {
  return (
    <div aria-hidden="true">
      <div className={styles.rule} />
      <div className={styles.needle} />
      <span className={styles.zero}>0°</span>
    </div>
  );
}
