import { useEffect, useState } from "react";

/**
 * Returns the id of the current section: the last section that starts above a line across the window, or else
 * the first section. Returns undefined in the static HTML.
 *
 * @param line distance of the line from the top of the window, in percent
 */
export function useCurrentSection(ids: readonly string[], line = 20): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    if (!window.IntersectionObserver) return;
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const started = new Map<Element, boolean>();
    // Measuring the sections instead would force a layout of the whole page.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) started.set(target, isIntersecting);
        setCurrent((sections.filter((section) => started.get(section)).at(-1) ?? sections[0])?.id);
      },
      // The huge margin includes everything above the line, so that a long jump is noticed too.
      { rootMargin: `1000000px 0px ${line - 100}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key, line]);
  return current;
}
