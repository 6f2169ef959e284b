import type { SpecificationRow } from "#app/content/catalogue/specifications.ts";
import styles from "./spec-table.module.css";

export function SpecTable({ rows }: { rows: SpecificationRow[] }) {
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
          <tr key={row.parameter}>
            <th scope="row">{row.parameter}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
