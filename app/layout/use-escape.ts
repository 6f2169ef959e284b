import { useLayoutEffect } from "react";

/** Whatever has the focus: what is open and in the way can be sent away without moving the pointer. */
export function useEscape(open: boolean, hide: () => void) {
  // With what is shown itself, not after it: whoever sees it can send it away.
  useLayoutEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && hide();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, hide]);
}
