import { layoutData } from "virtual:layout-data";
import type { Card } from "#app/content/catalogue/cards.ts";
import { PanelCard } from "./panel-card.tsx";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";

type Props = {
  cards: Card[];
  columns?: 2 | 3;
  headingLevel?: 2 | 3;
  /** For pages with one ruler for all products. */
  hideRulers?: boolean;
};

export function ProductGrid({ cards, columns = 2, headingLevel = 2, hideRulers }: Props) {
  if (cards.length === 0) return <p className={styles.empty}>{layoutData.emptyCategory}</p>;
  return (
    <ul className={styles.grid} data-columns={columns}>
      {cards.map((card) => (
        <li key={card.path} data-panel={card.profiles ? true : undefined}>
          {card.profiles ? (
            <PanelCard card={card} headingLevel={headingLevel} />
          ) : (
            <ProductCard card={card} columns={columns} headingLevel={headingLevel} hideRuler={hideRulers} />
          )}
        </li>
      ))}
    </ul>
  );
}
