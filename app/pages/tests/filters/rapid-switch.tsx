import type { ReactNode } from "react";
import { withParameter } from "./choice.ts";
import type { Change } from "./use-pressed.ts";

type Props = {
  className: string | undefined;
  checked: boolean;
  change: Change;
  /** Adds no history entry. */
  replace?: boolean;
  children?: ReactNode;
};

export function RapidSwitch({ className, checked, change, replace, children }: Props) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={() => change((query) => withParameter(query, "rapida", checked ? undefined : "1"), replace)}
      />
      <span>Con prueba rápida</span>
      {children}
    </label>
  );
}
