import type { Lane } from "#app/content/views/test-lanes.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import chain from "./chain.module.css";
import styles from "./lane.module.css";
import { MachineLink } from "./machine-link.tsx";
import { Marks } from "./marks.tsx";
import { StationTitle } from "./station-title.tsx";

type Props = {
  lane: Lane;
  /** True if this is the only way to measure the test. */
  alone: boolean;
  /** The id of the analyzer whose figure the ruler marks. */
  active: string | undefined;
  onPoint: (id: string) => void;
};

/** The title covers this share of the scale. If a leader line ends there, the title moves below the scale. */
const titleEnds = 0.29;

export function LaneView({ lane, alone, active, onPoint }: Props) {
  const { machines, marks, axis, method, summary, caption } = lane;
  const complete = machines.every(({ number }) => number !== undefined);
  const titleAbove = alone && complete && marks.every(({ to }) => to > titleEnds);
  const pointed = machines.find(({ id }) => id === active);
  return (
    <div
      className={styles.lane}
      data-title={titleAbove ? "above" : "below"}
      style={{ "--count": machines.length }}
    >
      <StationTitle number={3} title={alone ? "Analizador" : method} />
      <ul className={chain.above}>
        {machines.map((machine) => (
          <MachineLink key={machine.id} machine={machine} onPoint={onPoint} />
        ))}
      </ul>
      <div className={styles.drop} aria-hidden="true">
        <Marks machines={machines} marks={marks} active={pointed} />
      </div>
      {axis.length > 0 && (
        <div className={styles.scale}>
          <Ruler
            major={axis.length - 1}
            minor={5}
            labels={axis}
            needle={pointed?.number === undefined ? undefined : pointed.pointer.to}
          />
        </div>
      )}
      <div className={`note ${styles.words}`}>
        <p>
          <strong>{summary}</strong> {caption}
        </p>
        {alone && (
          <Link to={`/elegir?area=${lane.category}`} className="text-action">
            Calcular cuál le alcanza
          </Link>
        )}
      </div>
    </div>
  );
}
