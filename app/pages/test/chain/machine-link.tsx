import type { Machine } from "#app/content/views/test-lanes.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Elevation } from "#app/ui/media/elevation.tsx";
import { isCutOut, Picture } from "#app/ui/media/picture.tsx";
import styles from "./machine-link.module.css";

const sizes = "(max-width: 760px) 72px, (max-width: 1080px) 22vw, 320px";

type Props = { machine: Machine; onPoint: (id: string) => void };

/** The link reads «MAGLUMI X6, 450 pruebas por hora». */
export function MachineLink({ machine, onPoint }: Props) {
  const { id, name, models, path, picture, elevation, under, prefix, number, unit, counts, pointer } =
    machine;
  return (
    <li className={styles.place} style={{ "--at": pointer.at, "--under": under ?? 0 }}>
      <Link
        to={path}
        className={styles.machine}
        onPointerEnter={() => onPoint(id)}
        onFocus={() => onPoint(id)}
      >
        <span className={styles.picture}>
          {/* A photograph has a background, which would look like a box around the analyzer. */}
          {picture && isCutOut(picture) ? (
            <Picture picture={picture} sizes={sizes} />
          ) : (
            <Elevation kind={elevation} />
          )}
        </span>
        <span className={styles.spoken}>
          <span>
            {name}
            {models && <span className={styles.models}>, {models}</span>}
          </span>
          <span className="visually-hidden">, </span>
          <span className={styles.reading}>
            {prefix && <small>{prefix} </small>}
            {number ?? <small>cifra por consultar</small>}
            {number && (
              <small>
                <span aria-hidden="true">{unit?.includes("/h") ? "/h" : ` ${unit}`}</span>
                <span className="visually-hidden"> {counts}</span>
              </small>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
