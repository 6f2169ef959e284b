import type { CSSProperties, ReactNode } from "react";
import styles from "./ruler.module.css";

type Props = {
  /** Divisions with a long tick, and short ticks in each of them. */
  major: number;
  minor: number;
  /** Position of the needle, 0 to 1; a rule without a reading has none. */
  needle?: number;
  /** A reading that is a span: drawn as a bar instead of a needle. */
  bar?: { from: number; to: number };
  /** A scale whose reading is not known: drawn in dashes. */
  unread?: boolean;
  /** Numbers under the axis, evenly spread. */
  labels?: string[];
  children?: ReactNode;
};

/** The graduated rule. It is drawn for the eye; its figures also stand in the text beside it. */
export function Ruler({ major, minor, needle, bar, unread, labels, children }: Props) {
  const divisions = { "--major": major, "--minor": major * minor };
  return (
    <div className={styles.rule} style={divisions} aria-hidden="true">
      <div className={styles.axis} data-unread={unread || undefined}>
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
