import { useLayoutEffect } from "react";

/** Hides an overlay on Escape, wherever the focus is. */
export function useEscape(open: boolean, hide: () => void) {
  // Listens from the first frame in which the overlay is visible.
  useLayoutEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && hide();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, hide]);
}
