import { Equal, EqualNot } from "lucide-react";
import type { ComparedProduct, ComparedValue } from "#app/content.server/comparison.ts";
import { enquiryPath } from "#app/lib/enquiry-path.ts";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Link } from "#app/ui/link.tsx";
import { Rule } from "#app/ui/rule.tsx";
import styles from "./comparison-row.module.css";
import { type CompareRow, inWords, type RowScale } from "./rows.ts";

type Props = { row: CompareRow; products: ComparedProduct[] };

const inAll: Record<number, string> = { 2: "en los dos", 3: "en los tres", 4: "en los cuatro" };
const marks = {
  differs: <EqualNot size={16} strokeWidth={1.8} role="img" aria-label="Difiere:" />,
  equal: <Equal size={16} strokeWidth={1.8} role="img" aria-label="Igual:" />,
  alone: null,
};

/** One parameter across the products. */
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
          <Cell
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

type CellProps = { product: ComparedProduct; label: string; scale?: RowScale; value?: ComparedValue };

function Cell({ product, label, scale, value }: CellProps) {
  return (
    <td className={styles.cell} data-model={product.shortName} data-scaled={scale ? "" : undefined}>
      {value ? (
        <Value value={value} />
      ) : (
        <Link
          to={enquiryPath({ subject: "sales", about: `${product.name}: ${label}` })}
          className={styles.unknown}
        >
          Consultar
          <span className="visually-hidden">
            {" "}
            {label} de {product.name}
          </span>
        </Link>
      )}
      {scale && <Reading scale={scale} value={value} />}
    </td>
  );
}

function Value({ value }: { value: ComparedValue }) {
  const { prefix, text, unit, note, high } = value;
  if (!unit && high === undefined) return <p className={styles.text}>{inWords(value)}</p>;
  const beside = [unit, note].filter(Boolean).join(", ");
  return (
    <p className={styles.figure}>
      {prefix && <span className={styles.unit}>{prefix} </span>}
      <FigureNumber number={text} size="reading" /> <span className={styles.unit}>{beside}</span>
    </p>
  );
}

/** Where the value lies on the row's scale. What is not known has a scale and no needle. */
function Reading({ scale, value }: { scale: RowScale; value?: ComparedValue }) {
  const { high, low } = value ?? {};
  const isRange = low !== undefined && high !== undefined;
  return (
    <div className={styles.rule}>
      <Rule
        major={scale.divisions}
        minor={scale.divisions > 6 ? 2 : 5}
        unread={high === undefined}
        needle={isRange || high === undefined ? undefined : high / scale.end}
        bar={isRange ? { from: low / scale.end, to: high / scale.end } : undefined}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>0</span>
        <span>{scale.endLabel}</span>
      </p>
    </div>
  );
}
