import type { LineInstrument } from "#app/content/views/instrument-line.ts";
import { Elevation } from "#app/ui/media/elevation.tsx";
import { isCutOut, Picture } from "#app/ui/media/picture.tsx";
import styles from "./bench-instrument.module.css";

const pictureSizes = "(max-width: 760px) 150px, (max-width: 1080px) 24vw, 320px";

type Props = { instrument: LineInstrument; priority: boolean };

/** The picture of an instrument, with its name and figure beside the leader line. */
export function BenchInstrument({ instrument, priority }: Props) {
  return (
    <>
      <span
        className={styles.picture}
        data-photograph={(instrument.picture && !isCutOut(instrument.picture)) || undefined}
      >
        {instrument.picture ? (
          <Picture picture={instrument.picture} sizes={pictureSizes} priority={priority} />
        ) : (
          <Elevation kind={instrument.elevation} />
        )}
      </span>
      <span className={styles.label}>
        <span className={styles.name} aria-hidden="true">
          {instrument.label}
        </span>
        <span className="visually-hidden">{instrument.name}, </span>
        <span className={styles.figure}>
          {instrument.prefix && <small>{instrument.prefix} </small>}
          {instrument.number}
        </span>
        <span className="visually-hidden"> {instrument.counts}</span>
      </span>
    </>
  );
}
