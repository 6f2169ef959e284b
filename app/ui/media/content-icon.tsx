import type { DrawingName } from "#app/lib/drawing-names.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import icons from "#cache/icons.svg?url";

type Props = {
  name?: IconName | DrawingName;
  size?: number;
  sprite?: string;
};

export function ContentIcon({ name = "flask-conical", size = 26, sprite = icons }: Props) {
  return (
    <svg
      className="lucide"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
