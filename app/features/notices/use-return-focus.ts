import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Remembers which element had the focus before the element of `ref`, and gives the focus back to it. If
 * `wanted`, the first button in `ref` takes the focus when it appears.
 */
export function useReturnFocus(ref: RefObject<HTMLElement | null>, wanted: boolean) {
  const previous = useRef<EventTarget>(null);

  useEffect(() => {
    if (wanted) ref.current?.querySelector("button")?.focus();
  }, [ref, wanted]);

  return {
    remember({ relatedTarget }: FocusEvent) {
      if (!ref.current?.contains(relatedTarget)) previous.current = relatedTarget;
    },
    giveBack() {
      if (!ref.current?.contains(document.activeElement)) return;
      if (previous.current instanceof HTMLElement) previous.current.focus({ preventScroll: true });
    },
  };
}
