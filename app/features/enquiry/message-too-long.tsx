import styles from "./message-too-long.module.css";
import { tabOf, type Way, ways } from "./ways.tsx";

/** What to do with a message that no link carries whole. */
export function MessageTooLong({ way }: { way: Way }) {
  const { bare, tooLong } = ways[way];
  return (
    <div className={styles.tooLong}>
      <p>{tooLong.text}</p>
      <a href={bare} {...tabOf(way)}>
        {tooLong.open}
      </a>
    </div>
  );
}
