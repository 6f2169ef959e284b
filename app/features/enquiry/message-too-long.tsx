import styles from "./message-too-long.module.css";
import { tabOf, type Way, ways } from "./ways.tsx";

/** Tells the visitor what to do with a message that is too long for a link. */
export function MessageTooLong({ way }: { way: Way }) {
  const { bare, tooLong } = ways[way];
  return (
    <div className={styles.tooLong} data-tone="warning">
      <p>{tooLong.text}</p>
      <a className="text-action" href={bare} {...tabOf(way)}>
        {tooLong.open}
      </a>
    </div>
  );
}
