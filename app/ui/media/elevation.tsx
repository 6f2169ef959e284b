import { type ElevationKind, elevationBodies } from "#app/lib/drawing/elevation-bodies.ts";
import styles from "./elevation.module.css";

export function Elevation({ kind }: { kind: ElevationKind }) {
  const { x, y, width, height } = elevationBodies[kind];
  return (
    <svg
      className={styles.elevation}
      width="400"
      height="300"
      viewBox="0 0 400 300"
      role="img"
      aria-label="Alzado frontal del tipo de equipo"
    >
      <rect className={styles.floor} y="240" width="400" height="60" />
      {kind === "rack" ? <Tubes /> : null}
      <rect className={styles.body} x={x} y={y} width={width} height={height} rx="8" />
      {kind !== "rack" && (
        <>
          <rect
            className={styles.window}
            x={x + 14}
            y={y + 14}
            width={width - 28}
            height={height * 0.32}
            rx="4"
          />
          <rect
            className={styles.accent}
            x={x + 14}
            y={y + height * 0.55}
            width={width * 0.4}
            height="3"
            rx="1.5"
          />
          <rect
            className={styles.door}
            x={x + 14}
            y={y + height * 0.64}
            width={width - 28}
            height={height * 0.24}
            rx="3"
          />
        </>
      )}
    </svg>
  );
}

function Tubes() {
  return [0, 1, 2, 3, 4, 5].map((index) => (
    <g key={index} transform={`translate(${122 + index * 28} 120)`}>
      <rect className={styles.door} width="16" height="90" rx="7" />
      <rect className={styles.accent} x="-2" y="-14" width="20" height="22" rx="3" />
    </g>
  ));
}
