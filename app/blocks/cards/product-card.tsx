import type { ProductCard as Card } from "#app/content/catalogue/cards.ts";
import { inWords } from "#app/lib/text/format.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Media } from "#app/ui/media/media.tsx";
import { CardActions } from "./card-actions.tsx";
import styles from "./product-card.module.css";
import { ScaleReading } from "./scale-reading.tsx";

type Props = { card: Card; columns: 2 | 3; headingLevel: 2 | 3; hideRuler?: boolean };

const pictureSizes = {
  2: "auto, (max-width: 1080px) 44vw, 456px",
  3: "auto, (max-width: 1080px) 44vw, 406px",
};

/** The whole card links to the product. */
export function ProductCard({ card, columns, headingLevel, hideRuler }: Props) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={styles.card}>
      <Media picture={card.picture} elevation={card.elevation} sizes={pictureSizes[columns]} />
      {card.brand && <p className={styles.brand}>{card.brand}</p>}
      <Heading className={styles.name}>{card.name}</Heading>
      <p className={styles.summary}>{card.summary}</p>
      {card.details?.map((row) => (
        <p key={row.parameter} className={styles.detail}>
          {row.parameter}: <strong>{inWords(row)}</strong>
        </p>
      ))}
      <div className={styles.foot}>
        {card.reading && <ScaleReading reading={card.reading} hideRuler={hideRuler} />}
        <CardActions product={card}>
          <TextLink to={card.path} card aria-label={`Ver detalles de ${card.name}`}>
            Ver detalles
          </TextLink>
        </CardActions>
      </div>
    </article>
  );
}
