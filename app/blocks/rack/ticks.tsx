import type { ReactNode } from "react";
import type { RackDrawing, RackMark } from "#app/lib/drawing/rack.ts";
import { tickCentre } from "#app/lib/drawing/rack-place.ts";

type Props = {
  /**
   * A class that composes `rack` (app/styles/rack.css). With a stylesheet of its own, this component would
   * add one more file to each page that shows it.
   */
  className: string | undefined;
  rack: RackDrawing;
  /** The ticks that match a filter, drawn over the others, which are faded. */
  lit?: RackDrawing;
  /** Labels below the ticks, and their class. */
  marks?: readonly RackMark[];
  markClass?: string | undefined;
  /** Drawn over the ticks. */
  children?: ReactNode;
};

/** Draws one tick per laboratory test. It is decoration: nearby text says the same. */
export function Ticks({ className, rack, lit, marks, markClass, children }: Props) {
  return (
    <div className={className} data-faded={lit && ""}>
      <Drawing {...rack} />
      {lit && <Drawing {...lit} />}
      {marks?.map(({ label, at, single, crowded }) => (
        <span
          key={label}
          className={markClass}
          data-single={single}
          data-crowded={crowded}
          style={{ insetInlineStart: tickCentre(at, rack.count) }}
          aria-hidden
        >
          {label}
        </span>
      ))}
      {children}
    </div>
  );
}

function Drawing({ count, height, paths }: RackDrawing) {
  return (
    <svg viewBox={`0 0 ${2 * count} ${height}`} height={height} preserveAspectRatio="none" aria-hidden>
      {paths.map(([layer, path]) => (
        <path key={layer} data-layer={layer} stroke={`var(--cap-${layer})`} d={path} />
      ))}
    </svg>
  );
}
