import type { CSSProperties, ReactNode } from "react";
import type { Coverage } from "#app/content/views/coverage.ts";
import styles from "./coverage-map.module.css";
import { ProvinceMark, SeatMark } from "./coverage-place.tsx";
import { LatitudeRuler } from "./latitude-ruler.tsx";

type Props = {
  map: Coverage;
  /** `seat` labels only the city of the office. `provinces` labels every served province. */
  names: "seat" | "provinces";
  /** `hidden`: only screen readers get the list of provinces. `narrow`: small screens show it too. */
  list?: "hidden" | "narrow";
  /** Text over the map, below the equator. On smaller screens, the text is above the map. */
  children: ReactNode;
};

/**
 * The line of the equator is as wide as the nearest positioned ancestor, so place the map directly inside a
 * Section of tone `night`.
 */
export function CoverageMap({ map, names, list = "hidden", children }: Props) {
  const { width, height, equator, inset, places } = map;
  const size = { "--width": width, "--height": height, "--equator": equator };
  const shown = names === "seat" ? places.filter((place) => place.seat) : places;
  return (
    <div className={styles.layout} style={size}>
      <div className={styles.text}>{children}</div>
      <div className={styles.map}>
        <div className={styles.equator}>
          <p className={styles.zero}>
            <strong>0° 00′ 00″</strong> Línea ecuatorial
          </p>
        </div>
        <div className={styles.frame} role="img" aria-label={map.description}>
          <svg
            className={styles.land}
            width="400"
            viewBox={`0 0 ${width * 100} ${height * 100}`}
            aria-hidden="true"
          >
            <path className={styles.other} d={map.other} />
            <path className={styles.served} d={map.served} />
          </svg>
          <span className={styles.inset} style={at(inset.end, inset.bottom)}>
            Galápagos
          </span>
          <LatitudeRuler height={height} equator={equator} />
          {shown.map((place) =>
            names === "seat" ? (
              <SeatMark key={place.name} place={place} />
            ) : (
              <ProvinceMark key={place.name} place={place} />
            ),
          )}
          <span className={styles.legend}>Provincias atendidas</span>
        </div>
      </div>
      <ul className={styles.list} data-show={list} aria-label="Provincias atendidas">
        {places.map((place) => (
          <li key={place.name}>
            {place.name}
            {place.seat && <span className={styles.note}> sede, en {place.capital}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function at(x: number, y: number): CSSProperties {
  return { "--x": x, "--y": y };
}
