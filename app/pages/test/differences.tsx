import { StackedTable } from "#app/blocks/groups/stacked-table.tsx";
import type { TestPage } from "#app/content/views/test.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./differences.module.css";

/** The ways to measure the test are not ranked. */
export function LabTestDifferences({ page: { name, differences } }: { page: TestPage }) {
  if (!differences) return null;
  const ask = <Link to={enquiryPath({ subject: "sales", about: `Prueba: ${name}` })}>Consultar</Link>;
  return (
    <div className="column">
      <div className={`note ${styles.differences}`}>
        <StackedTable
          label="Diferencias entre los métodos"
          columns={["Dato", ...differences.columns]}
          hideRowsHeader
          rows={differences.rows.map(({ label, values }) => ({
            id: label,
            cells: [label, ...values.map((value) => value ?? ask)],
          }))}
        />
      </div>
    </div>
  );
}
