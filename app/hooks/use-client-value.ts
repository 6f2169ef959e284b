import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns a value that only the browser knows, and `serverValue` in the static HTML and during hydration. The component
 * renders again only if the two differ.
 */
export function useClientValue<T extends string | number | boolean>(value: T, serverValue: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => serverValue,
  );
}

/** Returns false in the static HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useClientValue(true, false);
}
