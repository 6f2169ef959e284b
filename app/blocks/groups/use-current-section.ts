import { useEffect, useState } from "react";

/**
 * Returns the id of the section in view: the last one that starts above a line in the upper part of the window, or the
 * first. Returns undefined in the static HTML.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    if (!window.IntersectionObserver) return;
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const begun = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        }
        setCurrent((sections.filter((section) => begun.has(section)).at(-1) ?? sections[0])?.id);
      },
      // The huge margin includes everything above the line, so that a long jump is noticed too.
      { rootMargin: "1000000px 0px -80% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
