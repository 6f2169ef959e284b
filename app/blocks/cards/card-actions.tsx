import type { ReactNode } from "react";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import styles from "./card-actions.module.css";
import { type CollectableProduct, choiceAndItem } from "./choice-and-item.ts";

type Props = { product: CollectableProduct; children: ReactNode };

export function CardActions({ product, children }: Props) {
  const { choice, item } = choiceAndItem(product);
  return (
    <div className={styles.actions}>
      {children}
      {item && (
        <div className={styles.tools}>
          {choice && <CompareCheckbox choice={choice} />}
          <AddToQuoteButton item={item} />
        </div>
      )}
    </div>
  );
}
