import { askToUpdate } from "./outdated.ts";

/** A stylesheet that is missing after a page change belongs to an older deployment: offers to update. */
export function watchForMissingStyles() {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet" && navigator.onLine) askToUpdate();
    },
    true,
  );
}
