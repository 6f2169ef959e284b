import type { CapColour } from "#app/lib/drawing/rack.ts";
import styles from "./caps.module.css";

type Props = {
  caps: readonly CapColour[];
  /** An adviser must confirm the tube. */
  unconfirmed?: boolean;
};

/** The colours of the caps, or an outline for a sample without a tube. Text beside the caps names each colour. */
export function Caps({ caps, unconfirmed }: Props) {
  return (
    <span className={styles.caps}>
      {caps.map((cap) => (
        <span key={cap} style={{ background: `var(--cap-${cap})` }} />
      ))}
      {caps.length === 0 && <span data-none={unconfirmed ? "dashed" : "hollow"} />}
    </span>
  );
}
