import type { ComponentProps } from "react";
import type { RackMark } from "#app/lib/drawing/rack.ts";
import { tickCentre } from "#app/lib/drawing/rack-place.ts";
import styles from "./rack.module.css";
import { Ticks } from "./ticks.tsx";

type Props = Omit<ComponentProps<typeof Ticks>, "className"> & { marks?: RackMark[] };

/** Shows one tick per laboratory test, with labels below. `children` are drawn over the ticks. */
export function Rack({ rack, lit, marks = [], children }: Props) {
  return (
    <Ticks className={styles.rack} rack={rack} lit={lit}>
      {marks.map(({ label, at, single, crowded }) => (
        <span
          key={label}
          className={styles.mark}
          data-single={single}
          data-crowded={crowded}
          style={{ insetInlineStart: tickCentre(at, rack.count) }}
          aria-hidden="true"
        >
          {label}
        </span>
      ))}
      {children}
    </Ticks>
  );
}
