import type { ReactNode } from "react";
import styles from "./data-rows.module.css";

type Row = { title: string; text: ReactNode; value?: ReactNode; valueLabel?: string };

/** The titles are h3, so place the list below an h2. */
export function DataRows({ rows }: { rows: Row[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.title} className={styles.row}>
          <div>
            <h3>{row.title}</h3>
            <p className={styles.text}>{row.text}</p>
          </div>
          {row.value && (
            <p className={styles.datum}>
              <span className={styles.value}>{row.value}</span>{" "}
              <span className={styles.label}>{row.valueLabel}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
