import type { CapColour } from "#app/lib/drawing/rack.ts";
import styles from "./caps.module.css";

type Props = {
  caps: readonly CapColour[];
  /** True if an adviser must confirm the tube. */
  unconfirmed?: boolean;
};

/** A solid outline means no tube, a dashed outline an unconfirmed tube. The text beside it says the same. */
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
