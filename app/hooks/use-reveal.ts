import { type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion } from "#app/lib/reduced-motion.ts";

/**
 * Reveals the children of an element one after another when it scrolls into view (styles/reveal.css). Only this script
 * hides elements, and only below the view. Without JavaScript, for search engines and with reduced motion, everything
 * shows at once.
 *
 * @param visibleAt share of the viewport height that the element's top must have passed
 */
export function useReveal<T extends HTMLElement>(visibleAt = 0.9): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion() || !window.IntersectionObserver) return;
    // The observer reports the first position without forcing a layout.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const below = entry.boundingClientRect.top >= window.innerHeight;
        if (!entry.isIntersecting && below) element.dataset.reveal = "waiting";
        if (!entry.isIntersecting) return;
        if (element.dataset.reveal) element.dataset.reveal = "shown";
        observer.disconnect();
      },
      { rootMargin: `0px 0px -${Math.round((1 - visibleAt) * 100)}% 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, [visibleAt]);
  return ref;
}
