import type { ScrollPolicy } from "./route.ts";
import type { Location } from "./use-location.ts";

const once = { once: true };
const storageKey = "scroll-positions";

let positions: Record<string, number> = {};

/**
 * Makes the router restore scroll positions, because the browser does not know when a page has rendered.
 * After a document load, the browser restores the position itself.
 */
export function takeOverScrolling(currentKey: () => string) {
  positions = readStored();
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  if (document.readyState === "complete") takeOver();
  addEventListener("keydown", renderFooter, once);
  addEventListener("scroll", renderFooter, once);
  addEventListener("pageshow", ({ persisted }) => {
    takeOver();
    // WebKit shows a page from its back/forward cache at the top.
    if (persisted) scrollTo({ top: positions[currentKey()], behavior: "instant" });
  });
  addEventListener("pagehide", () => {
    savePosition(currentKey());
    store();
    history.scrollRestoration = "auto";
  });
}

/**
 * Gives the page its full height (layout/footer.module.css). Otherwise the End key would not reach the end,
 * and Back might not reach the saved position.
 */
function renderFooter() {
  document.documentElement.dataset.moved = "";
}

export function savePosition(key: string) {
  positions[key] = window.scrollY;
}

/**
 * After Back, scrolls to the saved position. Otherwise scrolls to the fragment's target, which also gets the
 * focus. Without a target, the policy decides.
 */
export function restoreScroll({ key, hash, type }: Location, policy: ScrollPolicy | "stay") {
  if (policy === "stay") return;
  const saved = positions[key];
  if (type === "traverse" && saved !== undefined) {
    renderFooter();
    return scrollTo(0, saved);
  }
  const target = fragmentTarget(hash);
  if (target) {
    target.scrollIntoView();
    focusOn(target);
  } else if (policy === "top") scrollTo(0, 0);
  else if (policy === "content") {
    document.getElementById("ruta")?.scrollIntoView({ block: "start", behavior: "instant" });
  }
}

export function fragmentTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decoded(hash.slice(1))) : null;
}

function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function readStored(): Record<string, number> {
  try {
    // "null" is valid JSON too.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") ?? {};
  } catch {
    // Storage is blocked or damaged, so positions last for this document only.
    return {};
  }
}

function store() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is blocked or full.
  }
}
