import type { ComparedProduct, ComparedValue } from "#app/content/outputs/comparison.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { inWords, spaceBefore } from "#app/lib/text/format.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./comparison-cell.module.css";
import type { RowScale } from "./rows.ts";

type Props = { product: ComparedProduct; label: string; scale?: RowScale; value?: ComparedValue };

export function ComparisonCell({ product, label, scale, value }: Props) {
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
  const { prefix, number, unit, note, high } = value;
  if (!unit && high === undefined) return <p className={styles.text}>{inWords(value)}</p>;
  const beside = [unit, note].filter(Boolean).join(", ");
  return (
    <p className={styles.figure} data-sizes={number.includes("×") || undefined}>
      {prefix && <span className="note">{prefix} </span>}
      <FigureNumber number={number} size="medium" />
      {spaceBefore(beside)}
      <span className="note">{beside}</span>
    </p>
  );
}

/** For an unknown value, the scale shows no mark. */
function Reading({ scale, value }: { scale: RowScale; value?: ComparedValue }) {
  const { high, low } = value ?? {};
  const isRange = low !== undefined && high !== undefined;
  return (
    <div className={styles.ruler}>
      <Ruler
        major={scale.divisions}
        minor={scale.divisions > 6 ? 2 : 5}
        dashed={high === undefined}
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
