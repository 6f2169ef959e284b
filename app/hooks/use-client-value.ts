import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns `serverValue` in the static HTML and during hydration, then `value`, which only the browser knows.
 * The component renders again only if the two values differ.
 */
export function useClientValue<T extends string | number | boolean>(value: T, serverValue: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => serverValue,
  );
}

export function useHydrated(): boolean {
  return useClientValue(true, false);
}
