export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Returns true in a browser without `matchMedia`. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.(reducedMotion).matches ?? true;
}
