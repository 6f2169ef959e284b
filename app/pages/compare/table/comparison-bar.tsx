import { X } from "lucide-react";
import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { maxChoices } from "#app/features/compare/choices.ts";
import { thumbnail } from "#app/ui/media/picture.tsx";
import styles from "./comparison-bar.module.css";

type Props = { products: ComparedProduct[]; onRemove: (product: ComparedProduct) => void };

/** Visible while the head of the table is out of view. */
export function ComparisonBar({ products, onRemove }: Props) {
  return (
    <div className={styles.place} data-print="no">
      <div className={styles.bar}>
        <p className={styles.count}>
          {products.length} de {maxChoices} equipos
        </p>
        {products.map((product) => (
          <div key={product.id} className={styles.product}>
            <img className={styles.thumb} src={thumbnail(product.picture)} alt="" width="64" height="48" />
            <span className={styles.name}>{product.shortName}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Quitar ${product.name}`}
              onClick={() => onRemove(product)}
            >
              <X size={18} />
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}
