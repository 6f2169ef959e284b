import type { Location } from "./location.ts";

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

/** Where a page that has just been drawn is read from. */
export function settleScroll({ key, hash, type }: Location, keepScroll = false) {
  const kept = positions[key];
  if (type === "traverse" && kept !== undefined) return scrollTo(0, kept);
  const target = hash && document.getElementById(decoded(hash.slice(1)));
  if (target) target.scrollIntoView();
  else if (!keepScroll) scrollTo(0, 0);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function readStored() {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
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
