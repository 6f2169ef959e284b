import type { CapColour } from "#app/lib/drawing/rack.ts";
import styles from "./caps.module.css";

type Props = { caps: readonly CapColour[] /** The tube is to be confirmed. */; unconfirmed?: boolean };

/** The colours of the caps; an outline for a sample without a tube. A word beside them names each. */
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
