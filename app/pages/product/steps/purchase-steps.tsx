import type { ReactNode } from "react";
import { Fold } from "#app/blocks/product/fold.tsx";
import type { PurchaseSteps as Props } from "#app/content/views/product-blocks.ts";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./purchase-steps.module.css";

/** The rulers of all steps form one line. A zigzag interrupts the line where the scale changes. */
export function PurchaseSteps({ title, quote, agreed, installation, training, result, support }: Props) {
  return (
    <Section labelledBy="camino">
      <Fold title={title}>
        <h2 id="camino">{title}</h2>
        <ol className={styles.steps}>
          <Station {...quote} number={quote.hours} unit="h laborables" ends>
            <Ruler major={4} minor={6} needle={1} labels={quarters(quote.hours)} />
          </Station>
          <Station {...installation} note={agreed}>
            <Ruler major={1} minor={1} dashed />
          </Station>
          <Station {...training} ends>
            <Ruler major={1} minor={1} dashed />
          </Station>
          {result && (
            <Station {...result} number={result.minutes} unit="min" ends>
              <Ruler major={1} minor={5} labels={["0", String(result.minutes)]} />
            </Station>
          )}
          <Station {...support} number={`≤\u00a0${support.hours}`} unit="h">
            <Ruler major={4} minor={6} labels={quarters(support.hours)} />
          </Station>
        </ol>
      </Fold>
    </Section>
  );
}

type StationProps = {
  title: string;
  text: string;
  number?: ReactNode;
  unit?: string;
  note?: string;
  /** Draws a zigzag, because the scale of the ruler ends here. */
  ends?: boolean;
  children: ReactNode;
};

function Station({ title, text, number, unit, note, ends, children }: StationProps) {
  return (
    <li>
      <p className="note">{number ? <FigureNumber number={number} unit={unit} size="medium" /> : note}</p>
      {children}
      {ends && (
        <svg viewBox="0 0 12 32" aria-hidden="true">
          <path d="M6 0v9l-5 4 10 6-5 4v9" />
        </svg>
      )}
      <strong>{title}</strong>
      <p className="note">{text}</p>
    </li>
  );
}

function quarters(hours: number): string[] {
  return [0, 1, 2, 3, 4].map((quarter) => String((hours / 4) * quarter));
}
