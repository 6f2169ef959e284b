import styles from "./zero-line.module.css";

/** A ruler whose zero, marked red, is at the left edge of the content. */
export function ZeroLine() {
  return (
    <div aria-hidden>
      <div className={styles.ruler} />
      <div className={styles.needle} />
      <span className={styles.zero}>0°</span>
    </div>
  );
}
