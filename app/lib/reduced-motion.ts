export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor prefers reduced motion. A browser that cannot tell counts as yes. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.(reducedMotion).matches ?? true;
}
