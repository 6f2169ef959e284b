import type { Figure } from "#app/content.server/specifications.ts";
import { FigureNumber } from "#app/ui/figure.tsx";
import styles from "./figure-strip.module.css";

/** The deciding figures, hanging from one rule; the needle marks the first. */
export function FigureStrip({ figures }: { figures: (Figure & { suffix?: string })[] }) {
  return (
    <div className={styles.strip}>
      <dl className={styles.figures} data-count={figures.length}>
        {figures.map((figure) => (
          <div key={figure.label} className={styles.figure}>
            <dt className={styles.label}>{figure.label}</dt>
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
