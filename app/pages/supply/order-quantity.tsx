import { useState } from "react";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { setQuantity } from "#app/features/quote-list/changes.ts";
import { type QuoteItem, quoteLines, withinUnits } from "#app/features/quote-list/lines.ts";
import { Stepper } from "#app/features/quote-list/stepper.tsx";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import styles from "./order-quantity.module.css";

/** A quantity and a button that adds it to the list. Afterwards, changing the quantity updates the list. */
export function OrderQuantity({ item }: { item: QuoteItem }) {
  const [wanted, setWanted] = useState(1);
  const line = useStoredList(quoteLines).find(({ id }) => id === item.id);
  return (
    <div className={styles.order} data-print="no" data-needs-script>
      <Stepper
        name={item.name}
        quantity={line?.quantity ?? wanted}
        onChange={(quantity) => (line ? setQuantity(line.id, quantity) : setWanted(withinUnits(quantity)))}
      />
      <AddToQuoteButton item={item} quantity={wanted} quietly />
    </div>
  );
}
