import { useEffect, useRef } from "react";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { type QuoteItem, quoteLines } from "#app/features/quote-list/lines.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import styles from "./order-quantity.module.css";

/** Loads when an item of this page is in the list. */
const orderStepper = lazyComponent(() => import("./order-stepper.tsx"));

/** Once the item is in the list, its quantity replaces the button. */
export function OrderQuantity({ item }: { item: QuoteItem }) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const line = useStoredList(quoteLines).find(({ id }) => id === item.id);
  const isListed = Boolean(line);
  const add = <AddToQuoteButton item={item} silent />;

  // The pressed button disappears, so the focus moves to the button that adds the item again.
  useEffect(() => {
    if (!isListed && pressed.current) place.current?.querySelector("button")?.focus();
  }, [isListed]);

  return (
    <div
      className={styles.order}
      ref={place}
      data-print="no"
      data-needs-script
      onClickCapture={() => {
        pressed.current = true;
      }}
    >
      {line ? (
        <LazyPart component={orderStepper} onFailure={() => {}} fallback={add}>
          {(OrderStepper) => <OrderStepper line={line} takesFocus={pressed.current} />}
        </LazyPart>
      ) : (
        add
      )}
    </div>
  );
}
