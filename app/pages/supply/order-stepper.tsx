import { useEffect, useRef } from "react";
import { setQuantity } from "#app/features/quote-list/changes.ts";
import { type QuoteLine, quoteLines } from "#app/features/quote-list/lines.ts";
import { Stepper } from "#app/features/quote-list/stepper.tsx";
import { packSize } from "#app/lib/quote/pack-size.ts";
import styles from "./order-quantity.module.css";

type Props = { line: QuoteLine; takesFocus: boolean };

/** Stepping below 1 removes the item. */
export default function OrderStepper({ line, takesFocus }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const size = packSize(line.pack);

  // While the stepper loads, the visitor may focus another control, which then keeps the focus.
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>("button:last-of-type")?.focus();
  }, [takesFocus]);

  return (
    <div ref={place} className={styles.listed}>
      <Stepper
        name={line.name}
        quantity={line.quantity}
        onChange={(quantity) => setQuantity(line.id, quantity)}
        onRemove={() => quoteLines.write(quoteLines.read().filter(({ id }) => id !== line.id))}
      />
      {size > 1 && <p className={styles.pieces}>= {size * line.quantity} unidades</p>}
    </div>
  );
}
