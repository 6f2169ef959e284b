import type { IconName } from "#app/lib/icon-names.ts";
import sprite from "#cache/icons.svg?url";

/** An icon that content names. Without a name it is the default icon. */
export function ContentIcon({ name = "flask-conical", size = 26 }: { name?: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
