import { useEffect, useMemo, useRef, useState } from "react";

export type HoverTimings = {
  /** Milliseconds over the trigger before it opens. */
  open: number;
  /** Within this time after closing, it opens at once. */
  skip: number;
  /** Milliseconds outside before it closes. */
  close: number;
};

/** Default for elements that do not belong to a page. */
const always = {};

/**
 * Opens and closes an element on hover, but not when the pointer merely passes over it. A new visit closes it.
 */
export function useHoverIntent(timings: HoverTimings, visit: object = always) {
  const [openIn, setOpenIn] = useState<object>();
  const open = openIn === visit;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const { open: openDelay, skip, close } = timings;

  const actions = useMemo(() => {
    function set(next: boolean) {
      clearTimeout(timer.current);
      setOpenIn((current) => {
        if (current === visit && !next) closedAt.current = performance.now();
        return next ? visit : undefined;
      });
    }
    function after(delay: number, next: boolean) {
      clearTimeout(timer.current);
      timer.current = setTimeout(set, delay, next);
    }
    return {
      show: () => set(true),
      hide: () => set(false),
      toggle: () => setOpenIn((current) => (current === visit ? undefined : visit)),
      showSoon: () => after(performance.now() - closedAt.current < skip ? 0 : openDelay, true),
      hideSoon: () => after(close, false),
    };
  }, [openDelay, skip, close, visit]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, ...actions };
}
