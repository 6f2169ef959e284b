import { formatParallel } from "#app/lib/drawing/latitude.ts";
import styles from "./latitude-ruler.module.css";

export function LatitudeRuler({ height, equator }: { height: number; equator: number }) {
  const first = Math.floor(equator);
  const count = first + Math.floor(height - equator) + 1;
  const parallels = Array.from({ length: count }, (_, index) => first - index);
  return (
    <span className={styles.ruler}>
      {parallels.map((latitude) => (
        <span
          key={latitude}
          className={styles.parallel}
          data-zero={latitude === 0 || undefined}
          style={{ "--y": equator - latitude }}
        >
          {formatParallel(latitude)}
        </span>
      ))}
    </span>
  );
}
