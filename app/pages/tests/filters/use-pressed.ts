import { startTransition, useCallback, useOptimistic } from "react";
import type { TestsFilters } from "#app/pages/tests/content.ts";
import type { DirectoryState } from "#app/pages/tests/use-directory.ts";
import { readChoice } from "./choice.ts";

/** The pressed control changes before the page does. */
export function usePressed(
  filters: TestsFilters,
  { choice, changeQuery }: Pick<DirectoryState, "choice" | "changeQuery">,
) {
  const [pressed, press] = useOptimistic(choice);
  const change: typeof changeQuery = useCallback(
    (next, replace) =>
      startTransition(() => {
        press(readChoice(next(new URLSearchParams(window.location.search)), filters));
        changeQuery(next, replace);
      }),
    [press, changeQuery, filters],
  );
  return { pressed, change };
}

export type Change = ReturnType<typeof usePressed>["change"];
