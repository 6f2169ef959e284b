import { Equal, EqualNot, FileDown, Gauge, Printer } from "lucide-react";
import { CopyLink } from "#app/blocks/copy-link.tsx";
import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { workloadPath } from "#app/lib/addresses/workload-address.ts";
import { joinList } from "#app/lib/text/format.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./comparison-tools.module.css";

type Props = {
  category: ComparedProduct["category"];
  names: string[];
  /** False for a single product, which has no differences. */
  several: boolean;
  differencesOnly: boolean;
  onDifferencesOnly: (only: boolean) => void;
  equalRows: number;
};

const mark = { size: 16 };

export function ComparisonTools({
  category,
  names,
  several,
  differencesOnly,
  onDifferencesOnly,
  equalRows,
}: Props) {
  const print = () => printAs(`Comparación ${joinList(names)}`);
  return (
    <div className={styles.tools} data-print="no">
      {several && (
        <>
          <p className={styles.legend}>
            <span>
              <EqualNot {...mark} className={styles.differs} /> difiere
            </span>
            <span className={styles.equal}>
              <Equal {...mark} /> igual
            </span>
          </p>
          <div className={styles.filter}>
            <button
              type="button"
              role="switch"
              className={styles.switch}
              aria-checked={differencesOnly}
              onClick={() => onDifferencesOnly(!differencesOnly)}
            >
              <span className={styles.track} />
              Solo diferencias
            </button>
            <span className={styles.hidden} role="status">
              {differencesOnly && hiddenRows(equalRows)}
            </span>
          </div>
        </>
      )}
      <div className={styles.actions}>
        <Link to={workloadPath(category.id, {})} className={styles.chip}>
          <Gauge size={18} />
          ¿Qué equipo cubre su carga?
        </Link>
        <CopyLink className={styles.chip} />
        <button type="button" className={styles.chip} onClick={print}>
          <Printer size={18} />
          Imprimir
        </button>
        <button
          type="button"
          className={styles.chip}
          title="En la ventana de impresión, elija «Guardar como PDF»."
          onClick={print}
        >
          <FileDown size={18} />
          Guardar en PDF
        </button>
      </div>
    </div>
  );
}

/** Browsers suggest the page's title as the name of a PDF. */
function printAs(name: string) {
  const { title } = document;
  document.title = name;
  // Phones print after print() has returned, so the title stays until printing has ended.
  addEventListener("afterprint", () => Object.assign(document, { title }), { once: true });
  window.print();
}

function hiddenRows(count: number): string {
  if (count === 0) return "ninguna fila oculta";
  return count === 1 ? "1 fila oculta" : `${count} filas ocultas`;
}
