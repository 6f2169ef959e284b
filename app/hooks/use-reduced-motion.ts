import { useSyncExternalStore } from "react";
import { prefersReducedMotion, reducedMotion } from "#app/lib/reduced-motion.ts";

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

function subscribe(notify: () => void) {
  const media = window.matchMedia?.(reducedMotion);
  media?.addEventListener("change", notify);
  return () => media?.removeEventListener("change", notify);
}
