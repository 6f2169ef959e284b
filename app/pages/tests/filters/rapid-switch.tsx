import type { ReactNode } from "react";
import type { Answer } from "#app/pages/tests/use-directory.ts";
import { withParameter } from "./choice.ts";

type Props = {
  className: string | undefined;
  directory: Answer;
  /** Changes the address without a new history entry. */
  replace?: boolean;
  children?: ReactNode;
};

/** Narrows the list to tests with a rapid test. */
export function RapidSwitch({ className, directory: { choice, changeQuery }, replace, children }: Props) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={choice.rapid}
        checked={choice.rapid}
        onChange={() =>
          changeQuery((query) => withParameter(query, "rapida", choice.rapid ? undefined : "1"), replace)
        }
      />
      <span>Con prueba rápida</span>
      {children}
    </label>
  );
}
