import styles from "./data-rows.module.css";

type Row = { title: string; text: string; value: string; valueLabel: string };

/** Claims, each with the datum that backs it; under an h2. */
export function DataRows({ rows }: { rows: Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.title} className={styles.row}>
          <div>
            <h3>{row.title}</h3>
            <p className={styles.text}>{row.text}</p>
          </div>
          <p className={styles.datum}>
            <span className={styles.value}>{row.value}</span>{" "}
            <span className={styles.label}>{row.valueLabel}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
