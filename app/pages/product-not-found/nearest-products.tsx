import { ProductGrid } from "#app/blocks/cards/product-grid.tsx";
import type { Card } from "#app/content/catalogue/cards.ts";
import { firstProducts, nearestProducts } from "#app/features/search/engine/nearest.ts";
import type { SearchDocument } from "#app/features/search/engine/search-document.ts";
import { useEngine } from "#app/features/search/use-engine.ts";
import styles from "./nearest-products.module.css";

type Props = { id: string; category: string };

/** Suggests similar products, or else the first products of the category. */
export default function NearestProducts({ id, category }: Props) {
  const { engine } = useEngine();
  if (!engine) return null;
  const similar = nearestProducts(engine.documents(), id, category).flatMap(cardOf);
  const cards = similar.length > 0 ? similar : firstProducts(engine.documents(), category).flatMap(cardOf);
  if (cards.length === 0) return null;
  return (
    <section className={styles.nearest} aria-labelledby="mas-cercanos">
      <h2 id="mas-cercanos" className={styles.nearestTitle}>
        {similar.length > 0 ? "Productos parecidos" : "Productos de esta categoría"}
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
