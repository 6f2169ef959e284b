import { useEffect, useState } from "react";

/**
 * Returns the id of the last letter that begins in the upper part of the window; undefined in the static HTML. It repeats
 * useCurrentSection, because that hook is in a file with the styles of panels, which this page does not load.
 */
export function useLetterInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    if (!window.IntersectionObserver) return;
    const letters = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const begun = new Set<Element>();
    // Measuring the letters instead would force a layout of the whole list with every filter.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        }
        setCurrent((letters.filter((letter) => begun.has(letter)).at(-1) ?? letters[0])?.id);
      },
      // The huge margin includes everything above the line, so that a long jump is noticed too.
      { rootMargin: "1000000px 0px -70% 0px" },
    );
    for (const letter of letters) observer.observe(letter);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
