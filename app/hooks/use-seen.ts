import { type RefObject, useEffect, useRef, useState } from "react";

/** Returns whether an element has come into view; false in the static HTML. */
export function useSeen<T extends Element>(): [ref: RefObject<T | null>, seen: boolean] {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || seen) return;
    if (!window.IntersectionObserver) return setSeen(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
}
