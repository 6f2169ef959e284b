import { FigureNumber } from "#app/ui/figure.tsx";
import styles from "./counter.module.css";
import { useCounting } from "./use-counting.ts";

type Props = {
  end: number;
  /** In milliseconds. */
  duration?: number;
  prefix?: string;
  suffix?: string;
  label: string;
};

/**
 * Counts up when it comes into view, unless the number is part of a text such as «24/7». The final value is
 * always in the HTML and reserves the width.
 */
export function Counter({ end, duration = 2000, prefix, suffix, label }: Props) {
  const raised = suffix === "+";
  const { ref, value } = useCounting<HTMLParagraphElement>(raised || !suffix ? end : 0, duration);
  return (
    <p ref={ref} className={styles.counter}>
      <FigureNumber
        size="huge"
        prefix={prefix}
        number={
          <>
            <span className={styles.number}>
              <span className={value === undefined ? undefined : styles.waiting}>{end}</span>
              {value !== undefined && (
                <span aria-hidden data-print="no">
                  {value || ""}
                </span>
              )}
            </span>
            {!raised && suffix}
          </>
        }
        suffix={raised ? suffix : undefined}
      />{" "}
      <span className="small">{label}</span>
    </p>
  );
}
