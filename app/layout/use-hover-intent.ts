import { useEffect, useMemo, useRef, useState } from "react";

export type HoverTimings = {
  /** Resting this long over the trigger opens. */
  open: number;
  /** Opening again within this time after closing needs no rest. */
  skip: number;
  /** Leaving for this long closes. */
  close: number;
};

/** For what does not belong to a page. */
const always = {};

/**
 * Opens and closes something on hover as people expect: after a rest, and not on a slip of the hand.
 * What was opened during one visit is closed on the next.
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
