import { useEffect, useState } from "react";

/**
 * Which of the elements with these ids is being read: the first one that reaches into the upper
 * part of the view, below the bar. None in the static HTML.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const [first] = sections;
        const isAboveAll = first !== undefined && first.getBoundingClientRect().top > 0;
        const next = sections.find((section) => inView.has(section)) ?? (isAboveAll ? first : undefined);
        if (next) setCurrent(next.id);
      },
      { rootMargin: "-128px 0px -60% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
