import type { QuoteLine } from "#app/features/quote-list/lines.ts";
import { packSize } from "#app/lib/quote/pack-size.ts";
import { lowerInitial } from "#app/lib/text/format.ts";
import styles from "./order-sum.module.css";

export default function OrderLines({ lines }: { lines: readonly QuoteLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <ul className={styles.lines} aria-labelledby="su-lista" tabIndex={0}>
      {lines.map(({ id, name, pack, quantity }) => (
        <li key={id}>
          <strong>{name}</strong> <strong>{packSize(pack) * quantity}</strong>{" "}
          {pack && (
            <span>
              {quantity} × {lowerInitial(pack)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
