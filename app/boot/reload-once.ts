/**
 * A page reloads itself at most once. The mark stands in the history entry: it outlives the reload,
 * stays with this tab and address, and needs no storage, which may be denied.
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
 * Whether the site can be reached: any answer counts. `navigator.onLine` is not asked, because behind some virtual
 * networks it stays false while the site answers.
 */
export async function siteAnswers(): Promise<boolean> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
