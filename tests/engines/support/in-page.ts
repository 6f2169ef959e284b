/** These run in the page, each alone: they know nothing of one another or of this file. */

export type Found = {
  text: string;
  href: string;
  /** The middle of what is in the view. */
  x: number;
  y: number;
  /** Nothing lies over that place. */
  free: boolean;
  box: { left: number; top: number; width: number; height: number };
};

/** All of that selector with these words in text or label that show; the first may be brought or focused. */
export function find(selector: string, words: string, first?: "bring" | "focus"): Found[] {
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
  // As a visitor does: what can be seen is not scrolled to.
  if (first === "bring" && head && !placeOf(head).free) {
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
