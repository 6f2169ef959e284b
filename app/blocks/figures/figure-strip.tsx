import type { Figure } from "#app/lib/shapes.ts";
import { withoutJoiners } from "#app/lib/text/word-joiner.ts";
import { FigureNumber } from "#app/ui/figure.tsx";
import styles from "./figure-strip.module.css";

/** From 8 characters («10–100» + «µL»), number and unit are too wide for half of a small phone's screen. */
const longFigure = 8;

/** A red tick marks the first figure. */
export function FigureStrip({ figures }: { figures: (Figure & { suffix?: string })[] }) {
  const long = figures.some(({ number, unit = "" }) => withoutJoiners(number + unit).length >= longFigure);
  return (
    <div className={styles.strip}>
      <dl className={styles.figures} data-count={figures.length} data-long={long || undefined}>
        {figures.map((figure) => (
          <div key={figure.label} className={styles.figure}>
            <dt className="small">{figure.label}</dt>
            <dd>
              <FigureNumber
                prefix={figure.prefix}
                number={figure.number}
                unit={figure.unit}
                suffix={figure.suffix}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
