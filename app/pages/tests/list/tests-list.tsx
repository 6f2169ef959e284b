import { memo } from "react";
import { testPath } from "#app/lib/addresses/test-address.ts";
import type { ReportedRow } from "#app/pages/tests/content.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { isTest, type ListGroup } from "./groups.ts";
import { moveAlongRows } from "./row-keys.ts";
import { TestRowView } from "./test-row.tsx";
import styles from "./tests-list.module.css";
import { useFirstRows } from "./use-first-rows.ts";
import variants from "./variants.module.css";

type Props = {
  groups: readonly ListGroup[];
  /** The rows highlight the typed text. */
  query: string;
  /** True if the list is divided by area, not by letter. */
  areas: boolean;
  onPoint: (id: string | undefined) => void;
};

/** The whole row is one link. Pointing at a row marks its test in the drawing above. */
export const TestsList = memo(function TestsList({ groups, query, areas, onPoint }: Props) {
  function pointAt({ target }: { target: EventTarget }) {
    const row = target instanceof Element ? target.closest("tr") : undefined;
    // The link's path ends with the id. An id on each row would make the page half a kilobyte larger.
    onPoint(row?.querySelector<HTMLAnchorElement>("th a")?.pathname.split("/").pop());
  }
  const [shown, rest] = useFirstRows(groups);
  return (
    <table
      className={`${styles.list} ${variants.list}`}
      id="pruebas"
      aria-label="Pruebas"
      data-query={query ? "" : undefined}
      data-areas={areas || undefined}
      style={rest > 0 ? { "--rest": rest } : undefined}
      onPointerOver={pointAt}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={pointAt}
      onBlur={() => onPoint(undefined)}
      onKeyDown={moveAlongRows}
    >
      <thead>
        <tr>
          <th scope="col">Prueba, otros nombres</th>
          <th scope="col">Perfil</th>
          <th scope="col">Tubo, por su tapa</th>
          <th scope="col">Analizadores</th>
          <th scope="col">Prueba rápida</th>
        </tr>
      </thead>
      {shown.map(({ id, label, note, rows }) => (
        <tbody key={id} data-labelled={label ? "" : undefined} style={{ "--rows": rows.length }}>
          {label && (
            <tr data-head="">
              <th scope="rowgroup" colSpan={5} id={id}>
                {label} {note && <span>{note}</span>}
              </th>
            </tr>
          )}
          {rows.map((row) =>
            isTest(row) ? (
              <TestRowView key={row.id} row={row} query={query} />
            ) : (
              <Reported key={row.name} row={row} />
            ),
          )}
        </tbody>
      ))}
    </table>
  );
});

/** A reported parameter cannot be requested alone. */
function Reported({ row: { name, test, testName } }: { row: ReportedRow }) {
  return (
    <tr data-reported="">
      <th scope="row">{name}</th>
      <td colSpan={4}>
        <span>se informa</span> con <Link to={testPath(test)}>{testName}</Link>
      </td>
    </tr>
  );
}
