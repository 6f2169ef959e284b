import type { ScrollPolicy } from "./route.ts";
import type { Location } from "./use-location.ts";

const storageKey = "scroll-positions";

let positions: Record<string, number> = {};

/**
 * Between pages of this document the position is restored once the page is drawn, which the browser
 * cannot know. For a document that is loaded, or shown again, it knows best.
 */
export function takeOverScrolling(currentKey: () => string) {
  positions = readStored();
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  if (document.readyState === "complete") takeOver();
  addEventListener("pageshow", ({ persisted }) => {
    takeOver();
    // WebKit shows a page that it has kept from the top.
    if (persisted) scrollTo({ top: positions[currentKey()], behavior: "instant" });
  });
  addEventListener("pagehide", () => {
    keepPosition(currentKey());
    store();
    history.scrollRestoration = "auto";
  });
}

export function keepPosition(key: string) {
  positions[key] = window.scrollY;
}

/** Where a page that has just been drawn is read from. The target of a fragment also takes the focus. */
export function restoreScroll({ key, hash, type }: Location, policy: ScrollPolicy | "stay") {
  if (policy === "stay") return;
  const kept = positions[key];
  if (type === "traverse" && kept !== undefined) return scrollTo(0, kept);
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
    // «null» is JSON too.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") ?? {};
  } catch {
    // Denied, or written by someone else: positions are kept for this document only.
    return {};
  }
}

function store() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is denied or full.
  }
}
