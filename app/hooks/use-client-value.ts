import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What only the browser knows; `written` in the static HTML and while it hydrates. The component is drawn
 * again only where the two differ.
 */
export function useClientValue<T extends string | number | boolean>(value: T, written: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => written,
  );
}

/** False in the static HTML and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useClientValue(true, false);
}
