import type { ComponentProps } from "react";

/** A button that looks like an underlined link. */
export function TextButton(button: ComponentProps<"button">) {
  return <button type="button" className="text-action" {...button} />;
}
