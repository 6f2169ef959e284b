import type { ReactNode } from "react";
import { CompareBox } from "#app/features/compare/compare-box.tsx";
import { ListButton } from "#app/features/quote-list/list-button.tsx";
import styles from "./card-actions.module.css";
import { type ToolProduct, toolItems } from "./tool-items.ts";

type Props = { product: ToolProduct; children: ReactNode };

/** A link to the product, and what a visitor collects while reading: to be compared, to be quoted. */
export function CardActions({ product, children }: Props) {
  const tools = toolItems(product);
  return (
    <div className={styles.actions}>
      {children}
      {tools && (
        <div className={styles.tools}>
          {tools.choice && <CompareBox choice={tools.choice} />}
          <ListButton item={tools.item} />
        </div>
      )}
    </div>
  );
}
