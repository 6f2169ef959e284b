import type { ReactNode } from "react";
import styles from "./privacy-table.module.css";

type Props = {
  label: string;
  columns: [string, string, string];
  rows: { id: string; cells: [ReactNode, ReactNode, ReactNode] }[];
};

/** Three columns; on a phone one block per row, each value under its column's name. */
export function PrivacyTable({ label, columns, rows }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, second, third] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            <td data-column={columns[1]}>{second}</td>
            <td data-column={columns[2]}>{third}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
