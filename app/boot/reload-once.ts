/**
 * Reloads the page at most once. A mark in the history entry says that this has happened: the entry survives the
 * reload, belongs to this tab and address, and needs no storage, which may be blocked.
 */
export function reloadOnce(): boolean {
  if (reloading) return true;
  if (history.state?.[reloadMark]) return false;
  reloading = true;
  history.replaceState({ ...history.state, [reloadMark]: true }, "");
  location.reload();
  return true;
}

let reloading = false;

export const reloadMark = "reloaded";

/**
 * Returns whether the site answers at all. It does not use `navigator.onLine`, which stays false behind some virtual
 * networks while the site answers.
 */
export async function siteAnswers(): Promise<boolean> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
