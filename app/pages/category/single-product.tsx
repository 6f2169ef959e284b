import { ArrowRight } from "lucide-react";
import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import type { ProductCard } from "#app/content/catalogue/cards.ts";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { inWords } from "#app/lib/text/format.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Media } from "#app/ui/media/media.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./single-product.module.css";

/** A single instrument: picture and text side by side, with its figure on a ruler below. */
export function SingleProduct({ card }: { card: ProductCard }) {
  const { name, brand, summary, path, picture, elevation, details, reading } = card;
  const { choice, item } = choiceAndItem(card);
  return (
    <article>
      <div className={styles.feature}>
        <Media picture={picture} elevation={elevation} sizes="(max-width: 1080px) 92vw, 560px" />
        <div className={styles.words}>
          {brand && <p className={styles.brand}>{brand}</p>}
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.summary}>{summary}</p>
          {details?.map((row) => (
            <p key={row.parameter} className={styles.summary}>
              {row.parameter}: <strong>{inWords(row)}</strong>
            </p>
          ))}
          <div className={styles.actions}>
            <ButtonLink to={path} icon={<ArrowRight size={20} />} aria-label={`Ver detalles de ${name}`}>
              Ver detalles
            </ButtonLink>
            {item && <AddToQuoteButton item={item} look="full" />}
            {choice && <CompareCheckbox choice={choice} />}
          </div>
        </div>
      </div>
      {reading && (
        <div className={styles.reading}>
          <p className={styles.figure} style={{ insetInlineEnd: `${(1 - (reading.to ?? 1)) * 100}%` }}>
            <FigureNumber prefix={reading.prefix} number={reading.number} unit={reading.unit} />
          </p>
          {reading.to !== undefined && reading.max && (
            <Ruler major={4} minor={5} needle={reading.to} labels={["0", reading.max]} />
          )}
        </div>
      )}
    </article>
  );
}
