/**
 * These functions run in the page. Each is sent to the browser as text, so it cannot use an import or another
 * function.
 */

export type Found = {
  text: string;
  href: string;
  /** The centre of the element. */
  x: number;
  y: number;
  /** True if nothing covers the centre. */
  free: boolean;
  box: { left: number; top: number; width: number; height: number };
};

/** Finds visible elements by selector and words. `first`: scroll to the first element, or focus it. */
export function find(selector: string, words: string, first?: "scroll" | "focus"): Found[] {
  const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const textOf = (element: Element) => plain(element.textContent);
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      `${element.getAttribute("aria-label") ?? ""} ${textOf(element)}`.includes(plain(words)) &&
      element.checkVisibility({ checkVisibilityCSS: true }),
  );
  const placeOf = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    const free = there !== null && (element.contains(there) || there === element.closest("label"));
    return { x, y, free, box: { left, top, width, height } };
  };
  const [head] = shown;
  if (first === "focus") head?.focus();
  // A visitor does not scroll to an element that is already visible.
  if (first === "scroll" && head && !placeOf(head).free) {
    head.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  }
  return shown.map((element) => ({
    text: textOf(element),
    href: element instanceof HTMLAnchorElement ? element.href : "",
    ...placeOf(element),
  }));
}

export function focused(selector: string, words: string): boolean {
  const element = document.activeElement;
  if (!element?.matches(selector)) return false;
  return `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.includes(words);
}
