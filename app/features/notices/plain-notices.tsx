import type { Notice } from "./use-notices.ts";

/** Shown if the code of the notice list could not be loaded. */
export function PlainNotices({ notices }: { notices: readonly Notice[] }) {
  return (
    <div className="notice notice-place">
      {notices.map(({ id, text, actions = [] }) => (
        <p key={id}>
          {text}{" "}
          {actions.map(({ label, run }) => (
            <button key={label} type="button" className="text-action" onClick={run}>
              {label}
            </button>
          ))}
        </p>
      ))}
    </div>
  );
}
