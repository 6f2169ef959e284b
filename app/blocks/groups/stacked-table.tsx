import type { ReactNode } from "react";
import styles from "./stacked-table.module.css";

type Props = {
  label?: string;
  caption?: ReactNode;
  columns: string[];
  /** Hides the header of the first column visually. */
  hideRowsHeader?: boolean;
  rows: { id: string; cells: ReactNode[] }[];
};

/** A table. On a phone, each row becomes a block with every value under its column's name. */
export function StackedTable({ label, caption, columns, hideRowsHeader, rows }: Props) {
  const [rowsName, ...names] = columns;
  return (
    <table className={styles.table} aria-label={label}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">
            {hideRowsHeader ? <span className="visually-hidden">{rowsName}</span> : rowsName}
          </th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...values] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {names.map((name, index) => (
              <td key={name} data-column={name}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
