import type { Size } from "#app/content/catalogue/specifications.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { FigureNumber } from "#app/ui/figure.tsx";
import styles from "./plan.module.css";
import { planDrawing } from "./plan-drawing.ts";

/** Shows the instrument from above. Dotted lines mark the widths of common doors. */
export function Plan({ size }: { size: Size }) {
  const { width, depth, height } = size;
  const { across, down, space, ticks, numbersAcross, numbersDown, doors } = planDrawing(size);
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`;
  return (
    <div className={styles.plan} style={{ maxInlineSize: `${across * 0.14}rem` }}>
      <svg viewBox={`0 0 ${across} ${down}`} aria-hidden="true">
        <pattern id="libre" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" />
        </pattern>
        <path d={`${ticks}M0 ${down}V0H${across}`} />
        <rect data-space data-needs-script fill="url(#libre)" width={space.width} height={space.depth} />
        <rect className={styles.machine} width={width} height={depth} rx="2" />
        <path
          className={styles.doors}
          strokeDasharray="2 4"
          d={doors.map((door) => `M0 ${door}H${across}`).join("")}
        />
        <rect
          className={styles.space}
          strokeDasharray="5 4"
          data-space
          data-needs-script
          width={space.width}
          height={space.depth}
        />
        <path className={styles.needle} strokeWidth="2" d={`M${width} 4V-12`} />
      </svg>
      <p className={styles.inside}>
        <FigureNumber
          number={`${formatNumber(width)}\u00a0×\u00a0${formatNumber(depth)}`}
          unit="cm"
          size="medium"
        />
        <span className="visually-hidden">: </span>
        <span className="note">{withUnit(formatNumber(height), "cm")} de alto</span>
      </p>
      <div aria-hidden="true" className={styles.numbers}>
        {numbersAcross.map((at) => (
          <span key={at} style={{ insetInlineStart: share(at, across), insetBlockStart: "-1.5rem" }}>
            {at}
          </span>
        ))}
        <strong style={{ insetInlineStart: share(width, across), insetBlockStart: "-2.75rem" }}>
          {formatNumber(width)}
        </strong>
        {numbersDown.map((at) => (
          <span key={at} style={{ insetInlineStart: "-1.75rem", insetBlockStart: share(at, down) }}>
            {at}
          </span>
        ))}
        {doors.map((door) => (
          <span
            key={door}
            style={{ insetInlineStart: "calc(100% + 1rem)", insetBlockStart: share(door, down) }}
          >
            {door}
          </span>
        ))}
      </div>
    </div>
  );
}
