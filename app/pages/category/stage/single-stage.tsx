import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import type { ProductCard } from "#app/content/catalogue/cards.ts";
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
  card: ProductCard;
  /** The drawing of the instrument. Undefined on a prerendered page, whose HTML contains it. */
  bench?: SingleBench;
  measured: boolean;
  caption: string;
  children: ReactNode;
};

/** For a category with only one instrument. */
export function SingleStage({ card, bench, measured, caption, children }: Props) {
  const { name, summary, path, details, reading } = card;
  const { choice, item } = choiceAndItem(card);
  return (
    <div className={styles.stage}>
      <div className={`column ${styles.single}`}>
        <div className={styles.words}>
          {children}
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
        </div>
        <BenchPart bench={bench} styles={styles} />
      </div>
      <div className={styles.foot} style={{ paddingBlockStart: "2.5rem" }}>
        <p className="column note">
          {caption}{" "}
          {!measured && (
            <Link
              className="text-action"
              to={enquiryPath({ subject: "sales", about: name, datum: "Dimensiones" })}
            >
              Consultar dimensiones
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
