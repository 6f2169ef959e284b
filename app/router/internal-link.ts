/** Returns the link of an event. Leaves other sites, files, fragments and links with a target to the browser. */
export function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin)
    return undefined;
  const isFile = /\.\w+$/.test(link.pathname);
  const isNative = link.getAttribute("href")?.startsWith("#");
  return isFile || isNative ? undefined : link;
}

export function pathOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash;
}
