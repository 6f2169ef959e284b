import { FigureNumber } from "#app/ui/figure.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./hours-scale.module.css";

/** The promised time is the end of the scale. */
export function HoursScale({ hours, label }: { hours: number; label: string }) {
  const quarters = [0, 1, 2, 3, 4].map((step) => String((hours / 4) * step));
  return (
    <div>
      <p className={styles.reading}>
        <span className={styles.label}>{label}</span>
        <FigureNumber number={String(hours)} unit="h" size="huge" />
      </p>
      <Ruler major={4} minor={6} labels={quarters}>
        <span className={styles.needle} />
      </Ruler>
    </div>
  );
}
