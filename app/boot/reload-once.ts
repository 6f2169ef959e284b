/**
 * Reloads the page, unless it has been reloaded before. Returns whether the page reloads. Stores a mark in
 * the history entry, which belongs to this tab and address and survives the reload.
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

/** Returns whether the site answers. Behind some virtual networks, `navigator.onLine` is wrongly false. */
export async function siteAnswers(): Promise<boolean> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
