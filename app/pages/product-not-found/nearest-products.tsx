import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import type { Card } from "#app/content/catalogue/cards.ts";
import { nearestProducts } from "#app/features/search/engine/nearest.ts";
import type { SearchDocument } from "#app/features/search/engine/search-document.ts";
import { useEngine } from "#app/features/search/use-engine.ts";
import styles from "./nearest-products.module.css";

type Props = { id: string; category: string };

/** Suggests products for a mistyped address. Shows nothing if the search index cannot be loaded. */
export default function NearestProducts({ id, category }: Props) {
  const { engine } = useEngine();
  const cards = engine ? nearestProducts(engine.documents, id, category).flatMap(cardOf) : [];
  if (cards.length === 0) return null;
  return (
    <section className={styles.nearest} aria-labelledby="mas-cercanos">
      <h2 id="mas-cercanos" className={styles.nearestTitle}>
        Productos parecidos
      </h2>
      <ProductGrid cards={cards} columns={3} headingLevel={3} />
    </section>
  );
}

function cardOf({ product }: SearchDocument): Card[] {
  if (!product?.area) return [];
  const { area, models, ...card } = product;
  return [{ ...card, elevation: area.elevation, equipment: models ? "series" : "single" }];
}
