import type { Page } from "@playwright/test";

/** Returns everything that the site stores in the browser. */
export function storedInBrowser(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    // The router stores scroll positions for Back while the tab is open.
    session: Object.keys(sessionStorage).filter((key) => key !== "scroll-positions"),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

export const nothingStored = { cookies: "", local: [], session: [], databases: 0, caches: 0, workers: 0 };
