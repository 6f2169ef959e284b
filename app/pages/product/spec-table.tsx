import type { ReactNode } from "react";
import styles from "./spec-table.module.css";

type Props = { rows: { id: string; label: ReactNode; value: ReactNode }[] };

export function SpecTable({ rows }: Props) {
  return (
    <table className={styles.table}>
      <caption>
        <h2 className={styles.title}>Especificaciones técnicas</h2>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Parámetro</th>
          <th scope="col">Valor</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
