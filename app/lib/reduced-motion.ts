export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor prefers reduced motion. Returns true in a browser without `matchMedia`. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.(reducedMotion).matches ?? true;
}
