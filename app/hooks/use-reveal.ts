import { type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion } from "#app/lib/reduced-motion.ts";

/**
 * Lets the children of an element rise into place, one after another, when it scrolls into view
 * (styles/reveal.css). Only what is still below the view is ever hidden, and only by this script:
 * readers without JavaScript, search engines and reduced motion get everything at once.
 *
 * @param visibleAt share of the viewport height that the element's top must have passed
 */
export function useReveal<T extends HTMLElement>(visibleAt = 0.9): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion() || !window.IntersectionObserver) return;
    // The observer tells where the element stands, first as it is; asking for it would lay the page out anew.
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
