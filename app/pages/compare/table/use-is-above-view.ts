import { type RefObject, useEffect, useState } from "react";

/** True while the whole element is behind or above the site's header. */
export function useIsAboveView(ref: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const bar = document.querySelector("header")?.offsetHeight ?? 0;
    if (!window.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= bar),
      { rootMargin: `-${bar}px 0px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isAbove;
}
