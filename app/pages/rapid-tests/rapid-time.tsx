import type { RapidPanelPage } from "#app/content/views/panel.ts";
import { formatNumber, range } from "#app/lib/text/format.ts";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./rapid-time.module.css";

export function RapidTime({ time }: { time: RapidPanelPage["resultTime"] }) {
  const quarters = [0, 1, 2, 3, 4].map((step) => formatNumber((time.max / 4) * step));
  return (
    <div className={styles.time}>
      <p className={styles.reading}>
        <FigureNumber number={range(formatNumber(time.from), formatNumber(time.to))} unit="min" />{" "}
        <span className={styles.label}>{time.label}</span>
      </p>
      <Ruler
        major={4}
        minor={5}
        bar={{ from: time.from / time.max, to: time.to / time.max }}
        labels={quarters}
      />
    </div>
  );
}
