import { ArrowRight } from "lucide-react";
import { quoteLines } from "#app/features/quote-list/lines.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { piecesInWords } from "#app/lib/quote/pieces-in-words.ts";
import { linesInWords } from "#app/lib/quote/quote-size.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import styles from "./order-sum.module.css";

/** Loads when the list has an item. */
const orderLines = lazyComponent(() => import("./order-lines.tsx"));

/**
 * Shows the quote list in a panel beside the rows or, on small screens, in a bar at the bottom. Other pages
 * show a notice for each added item instead.
 */
export function OrderSum() {
  const lines = useStoredList(quoteLines);
  const isEmpty = lines.length === 0;
  return (
    <aside
      className={styles.sum}
      aria-labelledby="su-lista"
      data-print="no"
      data-needs-script
      data-empty={isEmpty || undefined}
    >
      <h2 className={styles.title} id="su-lista">
        Su lista
      </h2>
      {!isEmpty && <LazyPart component={orderLines}>{(OrderLines) => <OrderLines lines={lines} />}</LazyPart>}
      <p className={styles.count} role="status">
        {isEmpty ? (
          "Aún está vacía. Añada insumos o pegue una lista."
        ) : (
          <>
            {linesInWords(lines.length)} <span className={styles.where}>en su lista</span>{" "}
            <span className={styles.pieces}>{piecesInWords(lines)}</span>
          </>
        )}
      </p>
      {!isEmpty && (
        <ButtonLink to="/cotizacion" icon={<ArrowRight size={20} />}>
          Cotizar la lista
        </ButtonLink>
      )}
      <p className={styles.stored}>La lista se guarda solo en este navegador.</p>
    </aside>
  );
}
