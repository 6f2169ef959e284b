import styles from "./plain-notices.module.css";
import type { Notice } from "./use-notices.ts";

/** Shows the notices in plain form when their own code could not be loaded. */
export function PlainNotices({ notices }: { notices: readonly Notice[] }) {
  return (
    <div className={styles.notices}>
      {notices.map(({ id, text, actions = [] }) => (
        <p key={id}>
          {text}{" "}
          {actions.map(({ label, run }) => (
            <button key={label} type="button" onClick={run}>
              {label}
            </button>
          ))}
        </p>
      ))}
    </div>
  );
}
