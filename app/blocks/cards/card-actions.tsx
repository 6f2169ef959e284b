import type { ReactNode } from "react";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import styles from "./card-actions.module.css";
import { type ToolProduct, toolItems } from "./tool-items.ts";

type Props = { product: ToolProduct; children: ReactNode };

/** The actions of a card: open the product, compare it, add it to the quote list. */
export function CardActions({ product, children }: Props) {
  const tools = toolItems(product);
  return (
    <div className={styles.actions}>
      {children}
      {tools && (
        <div className={styles.tools}>
          {tools.choice && <CompareCheckbox choice={tools.choice} />}
          <AddToQuoteButton item={tools.item} />
        </div>
      )}
    </div>
  );
}
