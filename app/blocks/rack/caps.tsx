import type { CapColour } from "#app/lib/drawing/rack.ts";
import styles from "./caps.module.css";

type Props = {
  caps: readonly CapColour[];
  /** True if an adviser must confirm the tube. */
  unconfirmed?: boolean;
};

/** An outline means no tube, or an unconfirmed tube if dashed. The text beside the drawing says the same. */
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
