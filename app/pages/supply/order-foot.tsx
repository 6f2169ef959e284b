import { ArrowRight, ClipboardList } from "lucide-react";
import { linesInWords } from "#app/features/enquiry/message.ts";
import { quoteLines } from "#app/features/quote-list/lines.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import styles from "./order-foot.module.css";

/** What has been collected, as long as one is choosing. It says so itself: no notice does. */
export function OrderFoot() {
  const lines = useStoredList(quoteLines);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.place} data-filled={lines.length > 0 || undefined}>
      <div className={styles.content}>
        <div className={styles.words} role="status">
          {lines.length > 0 && (
            <>
              <ClipboardList size={22} strokeWidth={1.6} />
              <p className={styles.count}>
                {linesInWords(lines.length)} en su lista
                <span className={styles.units}>{units === 1 ? "1 unidad" : `${units} unidades`}</span>
              </p>
            </>
          )}
        </div>
        {lines.length > 0 && (
          <>
            <ul className={styles.lines} aria-hidden="true">
              {lines.slice(-4).map(({ id, name, quantity }) => (
                <li key={id}>
                  {name} <strong>{quantity}</strong>
                </li>
              ))}
            </ul>
            <ButtonLink to="/cotizacion" variant="on-colour" icon={<ArrowRight size={20} />}>
              Ver lista
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
