import type { Page } from "@playwright/test";

export function storedInBrowser(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    // Ignores the scroll positions that the router stores for Back.
    session: Object.keys(sessionStorage).filter((key) => key !== "scroll-positions"),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

export const nothingStored = { cookies: "", local: [], session: [], databases: 0, caches: 0, workers: 0 };
