import type { CSSProperties, ReactNode } from "react";
import styles from "./ruler.module.css";

type Props = {
  /** Number of divisions. `minor` is the number of steps in each division. */
  major: number;
  minor: number;
  /** Position of the needle, a red mark, from 0 to 1. */
  needle?: number;
  /** Ends of a bar, from 0 to 1. A ruler has a needle, a bar or neither. */
  bar?: { from: number; to: number };
  /** Draws a dashed axis, for an unknown value. */
  dashed?: boolean;
  /** Evenly spread under the axis. */
  labels?: string[];
  children?: ReactNode;
};

/** Hidden from screen readers, because the text beside it has the same figures. */
export function Ruler({ major, minor, needle, bar, dashed, labels, children }: Props) {
  const divisions = { "--major": major, "--minor": major * minor };
  return (
    <div style={divisions} aria-hidden="true">
      <div className={styles.axis} data-dashed={dashed || undefined}>
        {needle !== undefined && <span className={styles.needle} style={at(needle)} />}
        {bar && (
          <span className={styles.bar} style={{ ...at(bar.from), inlineSize: percent(bar.to - bar.from) }} />
        )}
        {children}
      </div>
      {labels && (
        <div className={styles.labels}>
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
    </div>
  );
}

function at(position: number): CSSProperties {
  return { insetInlineStart: percent(position) };
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
