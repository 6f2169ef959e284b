import type { CatalogueCard } from "#app/content/views/category.ts";
import { matches, type Selection } from "#app/features/filters/selection.ts";

/**
 * An instrument becomes active when the visitor points at it, focuses it or scrolls to it. Returns a function
 * that removes the listeners.
 */
export function markBench(
  stage: HTMLElement,
  cards: readonly CatalogueCard[],
  selection: Selection,
): (() => void) | undefined {
  const list = stage.querySelector("ul");
  const coveredPart = stage.querySelector<HTMLElement>("[data-window]");
  const scroller = list?.parentElement;
  if (!list || !coveredPart || !scroller) return undefined;
  const items = [...list.children];
  const benchCards = items.map((item) =>
    cards.find(({ path }) => path === item.querySelector("a")?.getAttribute("href")),
  );
  const matching = benchCards.map((card) => matches(card?.facets, selection));
  const atRest = benchCards.indexOf(cards.find((card) => matching[benchCards.indexOf(card)]));

  const [wide, narrow] = stage.querySelectorAll("svg[data-bench]");
  for (const parts of [items, wide?.children ?? []]) {
    // Only the first call numbers the lines, because `activate` changes their order.
    for (const [index, part] of [...parts].entries())
      if (!part.hasAttribute("data-of")) part.setAttribute("data-of", String(index));
  }

  function activate(pointed: number) {
    const active = matching[pointed] ? pointed : atRest;
    for (const part of stage.querySelectorAll("[data-of]")) {
      const indexes = (part.getAttribute("data-of") ?? "").split(" ").map(Number);
      const isActive = indexes.includes(active);
      part.toggleAttribute("data-active", isActive);
      part.toggleAttribute("data-excluded", !indexes.some((index) => matching[index]));
      if (!isActive || part.parentElement !== wide) continue;
      // Moves the active line in front of the others. The only line of a phone gets the same end.
      part.parentElement?.append(part);
      const [end = ""] = part.getAttribute("d")?.match(/H[\d.]+/) ?? [];
      const leader = narrow?.lastElementChild;
      leader?.setAttribute("d", leader.getAttribute("d")?.replace(/H[\d.]+/, end) ?? "");
    }
  }

  function point({ target }: Event) {
    const index = items.findIndex((item) => target instanceof Node && item.contains(target));
    if (index >= 0) activate(index);
  }

  /** Activates the instrument in the middle of the scroller, which scrolls only on phones. */
  function pointAtMiddle() {
    const { left, width } = scroller?.getBoundingClientRect() ?? { left: 0, width: 0 };
    const distances = items.map((item) => {
      const box = item.getBoundingClientRect();
      return Math.abs(box.left + box.width / 2 - left - width / 2);
    });
    // A focused instrument stays active while the browser scrolls to it.
    if (!scroller?.matches(":focus-within")) activate(distances.indexOf(Math.min(...distances)));
  }

  /** Gives the pressed picture the transition name of the hero in blocks/entry/hero-picture.tsx. */
  function lift({ target }: Event) {
    for (const picture of stage.querySelectorAll("img"))
      picture.style.viewTransitionName =
        target instanceof Node && picture.closest("a")?.contains(target) ? "machine" : "";
  }

  const readings = benchCards.flatMap((card, index) =>
    matching[index] && card?.profiles === undefined ? (card?.reading ?? []) : [],
  );
  const margin = 0.01;
  const from = Math.max(0, Math.min(...readings.map((reading) => reading.from ?? reading.to ?? 0)) - margin);
  const to = Math.min(1, Math.max(...readings.map((reading) => reading.to ?? 0)) + margin);
  coveredPart.hidden = selection.size === 0 || readings.length === 0;
  coveredPart.style.insetInlineStart = `${from * 100}%`;
  coveredPart.style.inlineSize = `${(to - from) * 100}%`;
  activate(atRest);
  // Scrolls to the instrument at rest: after filtering, and in browsers without `scroll-initial-target`.
  const resting = items[atRest];
  if (resting instanceof HTMLElement && (scroller.scrollLeft === 0 || selection.size > 0))
    scroller.scrollLeft = resting.offsetLeft + (resting.offsetWidth - scroller.clientWidth) / 2;
  const listening = new AbortController();
  const { signal } = listening;
  list.addEventListener("pointerover", point, { signal });
  list.addEventListener("focusin", point, { signal });
  list.addEventListener("click", lift, { signal });
  scroller.addEventListener("scroll", pointAtMiddle, { signal });
  return () => listening.abort();
}
