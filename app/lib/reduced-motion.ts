export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked for less motion. Nothing moves in a browser that cannot tell. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.(reducedMotion).matches ?? true;
}
