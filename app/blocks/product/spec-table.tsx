import { layoutData } from "virtual:layout-data";
import type { ReactNode } from "react";
import { lowerInitial } from "#app/lib/text/format.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./spec-table.module.css";

type Props = {
  rows: { id: string; label: ReactNode; value: ReactNode }[];
  /** Below the table. */
  notes: string[];
};

export function SpecTable({ rows, notes }: Props) {
  return (
    <div>
      <table className={styles.table}>
        <caption>
          <h2 className="subtitle">Especificaciones técnicas</h2>
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
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <div className={styles.note}>
        <h3>{layoutData.quoteChecklist.title}</h3>
        <ul>
          {layoutData.quoteChecklist.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The accessible name contains the parameter, because `children` is only «Consultar». */
export function OnRequestLink({ to, what, children }: { to: string; what: string; children: string }) {
  return (
    <Link to={to} className={styles.request}>
      {children}
      <span className="visually-hidden">{` ${lowerInitial(what)}`}</span>
    </Link>
  );
}
