import type { Page } from "@playwright/test";

/** What the page keeps in the browser, whatever the mechanism. */
export function kept(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    // Scroll positions, for going back, for as long as the tab stays open.
    session: Object.keys(sessionStorage).filter((key) => key !== "scroll-positions"),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

export const nothing = { cookies: "", local: [], session: [], databases: 0, caches: 0, workers: 0 };
