import { askToUpdate } from "#app/features/notices/update-notice.ts";

/**
 * Shows a page even if its stylesheet is missing. If the second request fails too (boot-failure-script.ts),
 * the page is probably from an older deployment, so a notice offers to update.
 */
export function watchForMissingStyles() {
  window.addEventListener("vite:preloadError", (event) => {
    if (event.payload.message.includes("CSS")) event.preventDefault();
  });
  const failed = ({ target }: Event) => {
    const failedTwice = target instanceof HTMLLinkElement && target.dataset.failures === "2";
    if (failedTwice && navigator.onLine) askToUpdate();
  };
  window.addEventListener("error", failed, true);
}
