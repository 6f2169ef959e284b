import { ArrowRight, Plus, X } from "lucide-react";
import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { maxChoices } from "#app/features/compare/choices.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { comparePath } from "#app/lib/addresses/compare-path.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Media } from "#app/ui/media/media.tsx";
import styles from "./comparison-head.module.css";
import { continueComparison } from "./continue-comparison.ts";

type Props = {
  products: ComparedProduct[];
  categoryPath: string;
  onRemove: (product: ComparedProduct) => void;
};

const pictureSizes = "(max-width: 760px) 30vw, 326px";
const maxSuggested = 2;

export function ComparisonHead({ products, categoryPath, onRemove }: Props) {
  return (
    <tr className={styles.head}>
      <td className={styles.corner}>
        <p>
          {products.length} de {maxChoices} equipos
          <span className={styles.narrow}> · imágenes referenciales</span>
        </p>
        {products.length < maxChoices && <Suggestions products={products} categoryPath={categoryPath} />}
      </td>
      {products.map((product) => (
        <th key={product.id} scope="col" className={styles.product}>
          <div className={styles.media}>
            <Media picture={product.picture} elevation={product.elevation} sizes={pictureSizes} />
          </div>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Quitar ${product.name} de la comparación`}
            onClick={() => onRemove(product)}
          >
            <X size={18} />
          </button>
          {product.brand && <p className={styles.brand}>{product.brand}</p>}
          <Link to={product.path} className={styles.name}>
            <span className={styles.wide}>{product.name}</span>
            <span className={styles.narrow}>{product.shortName}</span>
          </Link>
          <p className={styles.quote}>
            <TextLink
              to={enquiryPath({ subject: "sales", about: product.name })}
              icon={<ArrowRight size={18} />}
            >
              <span className={styles.wide}>Solicitar cotización</span>
              <span className={styles.narrow}>Cotizar</span>
              <span className="visually-hidden"> {product.name}</span>
            </TextLink>
          </p>
        </th>
      ))}
    </tr>
  );
}

type SuggestionsProps = Pick<Props, "products" | "categoryPath">;

function Suggestions({ products, categoryPath }: SuggestionsProps) {
  const ids = products.map(({ id }) => id);
  const others = products[0]?.others.filter(({ id }) => !ids.includes(id)).slice(0, maxSuggested) ?? [];
  return (
    <div className={styles.suggestions}>
      {others.map(({ id, name }) => (
        <Link
          key={id}
          to={comparePath([...ids, id])}
          className={styles.suggestion}
          aria-label={`Añadir ${name} a la comparación`}
        >
          <Plus size={16} />
          {name}
        </Link>
      ))}
      <TextLink to={categoryPath} onClick={() => continueComparison(products)}>
        Añadir equipo
      </TextLink>
    </div>
  );
}
