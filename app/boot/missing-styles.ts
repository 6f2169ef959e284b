import { askToUpdate } from "#app/features/notices/update-notice.ts";

/**
 * A stylesheet that is missing after a page change belongs to an older deployment: offers to update. The
 * page is shown all the same.
 */
export function watchForMissingStyles() {
  window.addEventListener("vite:preloadError", (event) => {
    if (!event.payload.message.includes("CSS")) return;
    event.preventDefault();
    if (navigator.onLine) askToUpdate();
  });
}
