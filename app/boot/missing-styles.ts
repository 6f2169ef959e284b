import { askToUpdate } from "#app/features/notices/update-notice.ts";

/**
 * A page is shown even if its stylesheet is missing. The script in the head requests the stylesheet a second time. If
 * that fails too, the stylesheet most often belongs to an older deployment, and a notice offers to update.
 */
export function watchForMissingStyles() {
  window.addEventListener("vite:preloadError", (event) => {
    if (event.payload.message.includes("CSS")) event.preventDefault();
  });
  const failed = ({ target }: Event) => {
    const twice = target instanceof HTMLLinkElement && target.dataset.failures === "2";
    if (twice && navigator.onLine) askToUpdate();
  };
  window.addEventListener("error", failed, true);
}
