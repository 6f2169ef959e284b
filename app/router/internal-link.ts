/**
 * Returns the link of an event if the router should follow it. The browser follows links to other sites,
 * files and fragments, and links with a target.
 */
export function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin)
    return undefined;
  const isFile = /\.\w+$/.test(link.pathname);
  const isFragment = link.getAttribute("href")?.startsWith("#");
  return isFile || isFragment ? undefined : link;
}

export function pathOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash;
}
