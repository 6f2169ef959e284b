import type { Lane, Machine } from "#app/content/views/test-lanes.ts";
import styles from "./marks.module.css";

/**
 * In drawing units. A leader line runs down, sideways, and down again. A line of level 0 turns at the depth
 * `at`, and each further level turns a `step` deeper.
 */
const width = 1000;
const height = 100;
const turn = { at: 12, step: 8 };

type Props = Pick<Lane, "machines" | "marks"> & {
  /** The analyzer whose figure the ruler marks. */
  active: Machine | undefined;
};

export function Marks({ machines, marks, active }: Props) {
  const activeLast = [...machines].sort((a, b) => Number(a === active) - Number(b === active));
  return (
    <>
      <svg
        className={styles.leaders}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {activeLast.map((machine) => {
          const { at, to, level } = machine.pointer;
          const known = machine.number !== undefined;
          return (
            <path
              key={machine.id}
              d={`M${at * width} 0V${turn.at + level * turn.step}H${to * width}V${height}`}
              data-active={(known && machine === active) || undefined}
              data-unknown={!known || undefined}
            />
          );
        })}
      </svg>
      {marks.map(({ to, prefix, number, unit, label, side, bottom }) => (
        <span
          key={to}
          className={styles.mark}
          data-side={side}
          data-active={(active?.number !== undefined && active.pointer.to === to) || undefined}
          style={{ "--to": to, "--bottom": `${bottom}rem` }}
        >
          <span className={styles.figure}>
            {prefix && <small>{prefix} </small>}
            {number}
            {unit && (
              <span>
                <small> {unit}</small>
              </span>
            )}
          </span>
          <span className={styles.name}>{label}</span>
        </span>
      ))}
      {machines.some(({ number }) => number === undefined) && <span className={styles.ask}>Consultar</span>}
    </>
  );
}
