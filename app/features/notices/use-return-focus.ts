import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Remembers where the focus was before it came into an element that will not stay, and gives it
 * back. Where it is wanted, takes it to the first button as soon as the element appears.
 */
export function useReturnFocus(ref: RefObject<HTMLElement | null>, wanted: boolean) {
  const lender = useRef<EventTarget>(null);

  useEffect(() => {
    if (wanted) ref.current?.querySelector("button")?.focus();
  }, [ref, wanted]);

  return {
    remember({ relatedTarget }: FocusEvent) {
      if (!ref.current?.contains(relatedTarget)) lender.current = relatedTarget;
    },
    giveBack() {
      if (!ref.current?.contains(document.activeElement)) return;
      if (lender.current instanceof HTMLElement) lender.current.focus({ preventScroll: true });
    },
  };
}
