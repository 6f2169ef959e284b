import { useSyncExternalStore } from "react";
import { prefersReducedMotion, reducedMotion } from "#app/lib/reduced-motion.ts";

/** Returns whether the visitor prefers reduced motion; false in the static HTML. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

function subscribe(notify: () => void) {
  const media = window.matchMedia?.(reducedMotion);
  media?.addEventListener("change", notify);
  return () => media?.removeEventListener("change", notify);
}
