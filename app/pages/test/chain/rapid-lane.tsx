import type { TestPage } from "#app/content/views/test.ts";
import type { TestTexts } from "#app/pages/tests/schema.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import chain from "./chain.module.css";
import parts from "./containers.module.css";
import lane from "./lane.module.css";
import styles from "./rapid-lane.module.css";
import { StationTitle } from "./station-title.tsx";

type Props = { rapid: NonNullable<TestPage["rapid"]>; texts: TestTexts["rapid"]; alone: boolean };

/** The time to a result is a range, so the ruler shows a bar instead of a single mark. */
export function RapidLane({ rapid, texts, alone }: Props) {
  const { from, to, max } = rapid.minutes;
  const labels = Array.from({ length: max / 5 + 1 }, (_, index) => String(index * 5));
  return (
    <div
      className={`${lane.lane} ${styles.rapid}`}
      data-alone={alone || undefined}
      data-title={alone ? "above" : "below"}
    >
      <StationTitle number={3} title="Casete" />
      <div className={`${chain.above} ${styles.bench}`} aria-hidden="true">
        <svg viewBox="0 0 230 76" width="230" height="76" aria-hidden="true">
          <path className={parts.part} d="M1 76V22A21 21 0 0 1 22 1h186a21 21 0 0 1 21 21v54" />
          <circle className={parts.part} cx="46" cy="40" r="14" />
          <rect className={parts.part} x="92" y="25" width="72" height="30" rx="6" />
          <path className={styles.line} d="M114 29v22" />
          <path className={parts.lines} d="M140 29v22" />
          <text x="114" y="18">
            C
          </text>
          <text x="140" y="18">
            T
          </text>
        </svg>
      </div>
      <p className={`${lane.drop} ${styles.minutes}`}>
        <span style={{ "--from": from / max }}>
          <strong>{rapid.time}</strong> {alone ? "minutos hasta la lectura" : "minutos"}
        </span>
      </p>
      <div className={`${lane.scale} ${styles.span}`}>
        <Ruler major={labels.length - 1} minor={5} labels={labels} bar={{ from: from / max, to: to / max }} />
      </div>
      <div className={`note ${lane.words}`}>
        <p>
          <strong>{texts.method}</strong> {alone ? texts.alone : texts.beside}
        </p>
        {alone && (
          <Link to={rapid.path} className="text-action">
            Ver la prueba rápida
          </Link>
        )}
      </div>
    </div>
  );
}
