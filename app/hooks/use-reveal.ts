import { type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion } from "#app/lib/reduced-motion.ts";

/**
 * Reveals the children of an element one after another when the element scrolls into view
 * (styles/reveal.css). Only this script hides elements, and only below the view. Without JavaScript or with
 * reduced motion, everything stays visible.
 *
 * @param percent how far the element must have scrolled into the viewport, in percent of the viewport
 */
export function useReveal<T extends HTMLElement>(percent?: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => reveal(ref.current, percent), [percent]);
  return ref;
}

/** Does the same without a hook. The returned function shows all children. */
export function reveal(element: HTMLElement | null, percent = 10): (() => void) | undefined {
  if (!element || prefersReducedMotion() || !window.IntersectionObserver) return undefined;
  // The observer reports the first position without forcing a layout.
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const { dataset } = element;
      if (entry.isIntersecting) {
        if (dataset.reveal) dataset.reveal = "shown";
        observer.disconnect();
      } else if (entry.boundingClientRect.top >= innerHeight) dataset.reveal = "waiting";
    },
    { rootMargin: `0px 0px -${percent}% 0px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    delete element.dataset.reveal;
  };
}
