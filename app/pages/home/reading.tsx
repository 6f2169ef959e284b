import { FamilyScale } from "#app/blocks/figures/family-scale.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import type { FeaturedReading } from "./content.ts";
import styles from "./reading.module.css";

/** The figure of a featured card, drawn by its kind. */
export function HomeReading({ reading }: { reading: FeaturedReading }) {
  switch (reading.kind) {
    case "family":
      return <FamilyScale axis={reading.axis} marks={reading.marks} caption={reading.caption} />;
    case "channels":
      return (
        <>
          <Figure number={reading.figure.number} label={reading.figure.label} />
          <ul className={styles.channels}>
            {reading.channels.map((channel) => (
              <li key={channel}>{channel}</li>
            ))}
          </ul>
        </>
      );
    case "minutes":
      return (
        <>
          <Figure number={reading.number} label="minutos" />
          <Ruler
            major={reading.max / 5}
            minor={5}
            bar={{ from: reading.from / reading.max, to: reading.to / reading.max }}
            labels={["0", `${reading.max} min`]}
          />
        </>
      );
  }
}

function Figure({ number, label }: { number: string; label: string }) {
  return (
    <p className={styles.figure}>
      <FigureNumber number={number} size="reading" /> <span>{label}</span>
    </p>
  );
}
