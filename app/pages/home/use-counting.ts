import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#app/lib/reduced-motion.ts";

const visibleShare = 0.1;

/**
 * The value is 0 while the counter is out of view, then rises to `end`. It is undefined while the counter
 * shows its final value: before hydration, after counting, and with reduced motion. A counter that is in view
 * from the start does not count, because the visitor has already read its final value.
 */
export function useCounting<T extends Element>(
  end: number,
  duration: number,
): { ref: RefObject<T | null>; value: number | undefined } {
  const ref = useRef<T>(null);
  const [value, setValue] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element || !end || prefersReducedMotion() || !window.IntersectionObserver) return;
    let frame = 0;
    let wasOutside = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          wasOutside = true;
          return setValue(0);
        }
        observer.disconnect();
        if (!wasOutside) return;
        const start = performance.now();
        const step = (now: number) => {
          const progress = Math.min(1, Math.max(0, (now - start) / duration));
          setValue(progress < 1 ? Math.round(end * easeOut(progress)) : undefined);
          if (progress < 1) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      },
      { threshold: visibleShare },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [end, duration]);
  return { ref, value };
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 2;
}
