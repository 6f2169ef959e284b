import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import type { Card, ProductCard } from "#app/content/catalogue/cards.ts";
import type { SingleBench } from "#app/content/views/single-bench.ts";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { inWords } from "#app/lib/text/format.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Link } from "#app/ui/actions/link.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { BenchPart } from "./bench-part.tsx";
import { styles } from "./stage-styles.ts";

type Props = {
  card: Card;
  /** The drawing. Undefined on a prerendered page, whose HTML contains it. */
  bench?: SingleBench;
  measured: boolean;
  caption: string;
  children: ReactNode;
};

/**
 * For a category with only one entry. An instrument has its name, figures and actions beside its drawing. A
 * panel of rapid tests has only its picture here, and its card below.
 */
export function SingleStage({ card, bench, measured, caption, children }: Props) {
  return (
    <div className={styles.stage}>
      <div className={`column ${styles.single}`}>
        <div className={styles.words} style={card.profiles && { alignSelf: "start" }}>
          {children}
          {!card.profiles && <OnlyInstrument card={card} />}
        </div>
        <BenchPart bench={bench} styles={styles} />
      </div>
      <div className={styles.foot}>
        <p className="column note">
          {caption}{" "}
          {!measured && (
            <Link
              className="text-action"
              to={enquiryPath({ subject: "sales", about: card.name, datum: "Dimensiones" })}
            >
              Consultar dimensiones
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

function OnlyInstrument({ card }: { card: ProductCard }) {
  const { name, summary, path, details, reading } = card;
  const { choice, item } = choiceAndItem(card);
  return (
    <article style={{ display: "grid", gap: "0.75rem" }}>
      <h2>{name}</h2>
      <p>{summary}</p>
      {reading && (
        <p>
          <FigureNumber {...reading} size="medium" />
        </p>
      )}
      {details?.map((row) => (
        <p key={row.parameter}>
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
    </article>
  );
}
