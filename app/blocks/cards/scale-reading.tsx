import type { Reading } from "#app/lib/shapes.ts";
import { spaceBefore } from "#app/lib/text/format.ts";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./scale-reading.module.css";

export function ScaleReading({
  reading,
  hideRuler,
}: {
  reading: Reading;
  /** For pages with one ruler for all products. */
  hideRuler?: boolean;
}) {
  const { prefix, number, unit, from, to, max } = reading;
  return (
    <div className={styles.reading}>
      <p>
        <FigureNumber prefix={prefix} number={number} size="medium" />
        {spaceBefore(unit)}
        <span className={styles.unit}>{unit}</span>
      </p>
      {!hideRuler && to !== undefined && max && (
        <Ruler
          major={6}
          minor={3}
          needle={from === undefined ? to : undefined}
          bar={from === undefined ? undefined : { from, to }}
          labels={["0", max]}
        />
      )}
    </div>
  );
}
