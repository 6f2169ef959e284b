import { ArrowRight, ClipboardList } from "lucide-react";
import type { QuoteLine } from "#app/features/quote-list/lines.ts";
import { piecesInWords } from "#app/lib/quote/pieces-in-words.ts";
import { linesInWords } from "#app/lib/quote/quote-size.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import styles from "./order-foot.module.css";

const shown = 4;

/** Sums up the quote list while the visitor is choosing. It replaces the notice that other pages show. */
export default function OrderFoot({ lines }: { lines: readonly QuoteLine[] }) {
  return (
    <div className={styles.place} data-print="no">
      <div className={styles.content}>
        <ClipboardList size={22} strokeWidth={1.6} />
        <p className={styles.count}>
          {linesInWords(lines.length)} en su lista{" "}
          <span className={styles.units}>{piecesInWords(lines)}</span>
        </p>
        <ul className={styles.lines} aria-hidden="true">
          {lines.slice(-shown).map(({ id, name, quantity }) => (
            <li key={id}>
              {name} <strong>{quantity}</strong>
            </li>
          ))}
        </ul>
        <ButtonLink to="/cotizacion" variant="on-colour" icon={<ArrowRight size={20} />}>
          Ver lista
        </ButtonLink>
      </div>
    </div>
  );
}
