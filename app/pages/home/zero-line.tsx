import styles from "./zero-line.module.css";

/** The needle is at the content's edge. */
export function ZeroLine() {
  return (
    <div aria-hidden="true">
      <div className={styles.ruler} />
      <div className={styles.needle} />
      <span className={styles.zero}>0°</span>
    </div>
  );
}
