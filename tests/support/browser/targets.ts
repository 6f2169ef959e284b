export function smallTargets(minSize: { width: number; height: number }): string[] {
  const targets = document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary");
  return [...targets].filter(isShown).filter(isSmall).map(describe);

  function isShown(element: HTMLElement) {
    return (
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !isInSentence(element)
    );
  }

  /** WCAG exempts links in a sentence, because the line sets their height. */
  function isInSentence(element: HTMLElement) {
    if (getComputedStyle(element).display !== "inline") return false;
    return [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  }

  function isSmall(element: HTMLElement) {
    const { width, height } = area(element);
    return width < minSize.width || height < minHeight(element);
  }

  /** The list of tests in a profile and the letters of the directory need only the 24 px of WCAG. */
  function minHeight(element: HTMLElement) {
    return element.closest("[data-dense-targets]") ? 24 : minSize.height;
  }

  /** Returns the area that reacts to a press, including a label and pseudo-elements. */
  function area(element: HTMLElement) {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const boxes = [element, label].flatMap((part) => part?.getBoundingClientRect() ?? []);
    const layers = ["::before", "::after"].map((part) => getComputedStyle(element, part));
    const grown = layers.filter((style) => style.position === "absolute" && style.content !== "none");
    return {
      width: Math.max(
        ...boxes.map((box) => box.width),
        ...grown.map((style) => Number.parseFloat(style.width) || 0),
      ),
      height: Math.max(
        ...boxes.map((box) => box.height),
        ...grown.map((style) => Number.parseFloat(style.height) || 0),
      ),
    };
  }

  function describe(element: HTMLElement) {
    const { width, height } = area(element);
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
    return `${element.localName} «${name}» ${Math.round(width)}×${Math.round(height)}`;
  }
}
