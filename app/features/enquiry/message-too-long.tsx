import { type Channel, channels, newTabProps } from "./channels.tsx";
import styles from "./message-too-long.module.css";

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
