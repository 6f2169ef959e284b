import type { ComponentProps } from "react";

export function TextButton(button: ComponentProps<"button">) {
  return <button type="button" className="text-action" {...button} />;
}
