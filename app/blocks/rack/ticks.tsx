import type { ReactNode } from "react";
import type { RackDrawing } from "#app/lib/drawing/rack.ts";

type Props = {
  /**
   * A class that composes `rack` (app/styles/rack.css). With a stylesheet of its own, this component would
   * add one more file to each page that shows it.
   */
  className: string | undefined;
  rack: RackDrawing;
  /** The ticks that match a filter, drawn over the others, which are faded. */
  lit?: RackDrawing;
  /** Drawn over the ticks. */
  children?: ReactNode;
};

/** Draws one tick per laboratory test. It is decoration: nearby text says the same. */
export function Ticks({ className, rack, lit, children }: Props) {
  return (
    <div className={className} data-faded={lit ? "" : undefined}>
      <Drawing {...rack} />
      {lit && <Drawing {...lit} />}
      {children}
    </div>
  );
}

function Drawing({ count, height, paths }: RackDrawing) {
  return (
    <svg viewBox={`0 0 ${2 * count} ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
      {paths.map(([layer, path]) => (
        <path key={layer} data-layer={layer} stroke={`var(--cap-${layer})`} d={path} />
      ))}
    </svg>
  );
}
