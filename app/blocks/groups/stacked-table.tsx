import type { ReactNode } from "react";
import styles from "./stacked-table.module.css";

type Props = {
  label?: string;
  caption?: ReactNode;
  columns: string[];
  /** Hides the header of the first column. Screen readers still read this header. */
  hideRowsHeader?: boolean;
  rows: { id: string; cells: ReactNode[] }[];
};

/** On a phone each row is a block, with every value under the name of its column. */
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
