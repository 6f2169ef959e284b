import { type Channel, channels, newTabProps } from "./channels.tsx";
import styles from "./message-too-long.module.css";

/** Tells the visitor what to do with a message that is too long for a link. */
export function MessageTooLong({ channel }: { channel: Channel }) {
  const { plainLink, tooLong } = channels[channel];
  return (
    <div className={styles.tooLong} data-tone="warning">
      <p>{tooLong.text}</p>
      <a className="text-action" href={plainLink} {...newTabProps(channel)}>
        {tooLong.open}
      </a>
    </div>
  );
}
