import { Equal, EqualNot } from "lucide-react";
import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { inWords } from "#app/lib/text/format.ts";
import { ComparisonCell } from "./comparison-cell.tsx";
import styles from "./comparison-row.module.css";
import type { CompareRow } from "./rows.ts";

type Props = { row: CompareRow; products: ComparedProduct[] };

const inAll: Record<number, string> = { 2: "en los dos", 3: "en los tres", 4: "en los cuatro" };
const marks = {
  differs: <EqualNot size={16} role="img" aria-label="Difiere:" />,
  equal: <Equal size={16} role="img" aria-label="Igual:" />,
  alone: null,
  single: null,
};

/** Equal values share one cell. */
export function ComparisonRow({ row, products }: Props) {
  const { status, scale } = row;
  const [first] = row.values;
  return (
    <tr className={styles.row} data-status={status}>
      <th scope="row" className={styles.label}>
        <span className={styles.mark}>{marks[status]}</span>
        {row.label}
        {status === "differs" && scale && <span className={styles.scale}>{scale.name}</span>}
      </th>
      {status === "equal" && first ? (
        <td colSpan={products.length} className={styles.equal}>
          <span className={styles.text}>{inWords(first)}</span>
          <span className={styles.same}>
            igual<span className={styles.all}> {inAll[products.length]}</span>
          </span>
        </td>
      ) : (
        products.map((product, index) => (
          <ComparisonCell
            key={product.id}
            product={product}
            label={row.label}
            scale={scale}
            value={row.values[index]}
          />
        ))
      )}
    </tr>
  );
}
