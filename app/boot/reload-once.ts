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

/** Whether the site can be reached at all: any answer counts. */
export async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
