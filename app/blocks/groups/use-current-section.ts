import { useEffect, useState } from "react";

/**
 * Which of the elements with these ids is being read: the last one that begins above a line in the
 * upper part of the view, or the first of all. None in the static HTML.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
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
      // Everything above the line counts, however far away, so that no jump goes unnoticed.
      { rootMargin: "1000000px 0px -80% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
