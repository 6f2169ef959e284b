import { CompareBox } from "#app/features/compare/compare-box.tsx";
import { ListButton } from "#app/features/quote-list/list-button.tsx";
import styles from "./card-tools.module.css";
import { type ToolProduct, toolItems } from "./tool-items.ts";

/** What a visitor collects while reading: products to compare and products to be quoted. */
export function CardTools({ product }: { product: ToolProduct }) {
  const tools = toolItems(product);
  if (!tools) return null;
  return (
    <div className={styles.tools}>
      {tools.choice && <CompareBox choice={tools.choice} />}
      <ListButton item={tools.item} />
    </div>
  );
}
