import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { inWords, lowerInitial } from "#app/lib/text/format.ts";
import { Link } from "#app/ui/actions/link.tsx";
import type { CompareRow } from "./rows.ts";
import styles from "./single-row.module.css";

type Props = { rows: CompareRow[]; only: ComparedProduct; products: ComparedProduct[] };

const disjunction = new Intl.ListFormat("es", { type: "disjunction" });

/** Collects the values that only one product has. Beside empty cells, they would look like advantages. */
export function SingleRow({ rows, only, products }: Props) {
  const others = products.filter((product) => product !== only).map(({ shortName }) => shortName);
  const message = `Solicito estos datos de ${disjunction.format(others)}: ${rows.map(({ label }) => lowerInitial(label)).join(", ")}.`;
  return (
    <tr className={styles.row}>
      <th scope="row" className="note">
        No tenemos estos datos confirmados de {disjunction.format(others)}.{" "}
        <Link to={enquiryPath({ subject: "sales", message })} className={styles.ask}>
          Consultarlos
        </Link>
      </th>
      <td colSpan={products.length} className={styles.values}>
        <dl>
          {rows.map(({ parameter, label, values }) => {
            const value = values.find((item) => item !== undefined);
            return (
              value && (
                <div key={parameter}>
                  <dt>{label}</dt>
                  <dd>{inWords(value)}</dd>
                </div>
              )
            );
          })}
        </dl>
      </td>
    </tr>
  );
}
