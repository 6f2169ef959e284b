import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";

export type HoverTimings = {
  /** Milliseconds that the pointer rests on the trigger before the element opens. */
  open: number;
  /** Milliseconds after closing during which the element opens again without delay. */
  skip: number;
  /** Milliseconds that the pointer is outside before the element closes. */
  close: number;
};

/** The default `visit` never changes, so the element stays open when the page changes. */
const always = {};

/** Ignores a pointer that merely passes. A new `visit` closes the element. */
export function useHoverIntent(timings: HoverTimings, visit: object = always) {
  const [openIn, setOpenIn] = useState<object>();
  const open = openIn === visit;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedByHover = useRef(false);
  const { open: openDelay, skip, close } = timings;

  const actions = useMemo(() => {
    function set(next: boolean, byHover = false) {
      clearTimeout(timer.current);
      openedByHover.current = byHover;
      setOpenIn((current) => {
        if (current === visit && !next) closedAt.current = performance.now();
        return next ? visit : undefined;
      });
    }
    function after(delay: number, next: boolean) {
      clearTimeout(timer.current);
      timer.current = setTimeout(set, delay, next, next);
    }
    function toggle(event: MouseEvent) {
      // If pointing has already opened the element, a click keeps it open. A click from the keyboard has a
      // `detail` of 0.
      const keepOpen = openedByHover.current && event.detail > 0;
      clearTimeout(timer.current);
      openedByHover.current = false;
      setOpenIn((current) => (current === visit && !keepOpen ? undefined : visit));
    }
    return {
      show: () => set(true),
      hide: () => set(false),
      toggle,
      showSoon: () => after(performance.now() - closedAt.current < skip ? 0 : openDelay, true),
      hideSoon: () => after(close, false),
    };
  }, [openDelay, skip, close, visit]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, ...actions };
}
