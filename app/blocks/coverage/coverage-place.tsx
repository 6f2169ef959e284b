import type { CSSProperties } from "react";
import type { Place } from "#app/content/views/coverage.ts";
import { formatLatitude } from "#app/lib/drawing/latitude.ts";
import styles from "./coverage-place.module.css";

/** The label is in the sea, at the end of a leader line. */
export function SeatMark({ place }: { place: Place }) {
  return (
    <span className={styles.seat} style={position(place)}>
      <span className={styles.leader} style={{ "--length": place.x - place.coast }}>
        <span className={styles.city}>
          <strong>{place.capital}</strong>
          Sede · {formatLatitude(place.latitude)}
        </span>
      </span>
    </span>
  );
}

/** The label is centred on the nearest latitude line, so that no line runs along its edges. */
export function ProvinceMark({ place }: { place: Place }) {
  const line = Math.round(place.y * 10) / 10 - place.y;
  return (
    <span className={place.seat ? styles.seat : styles.dot} style={position(place)}>
      <span
        className={styles.name}
        data-side={place.side}
        data-seat={place.seat || undefined}
        style={{ "--line": line }}
      >
        {place.seat ? `${place.label} · sede` : place.label}
      </span>
    </span>
  );
}

function position({ x, y }: Place): CSSProperties {
  return { "--x": x, "--y": y };
}
