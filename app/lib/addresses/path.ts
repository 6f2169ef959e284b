/** Removes trailing slashes, which a host may add. Addresses of this site have none. */
export function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}

/**
 * Returns whether `path` is `section` or below it. Only `/` is within `/`. The workload tool and the
 * laboratory tests count as products, because the product menu leads to them.
 */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.replace(/^\/elegir|^\/pruebas/, "/productos/").startsWith(`${section}/`);
}

/** Turns «maglumi-x7» into «MAGLUMI-X7» for the not-found views. Accepts malformed encoding. */
export function idAsTitle(segment: string): string {
  return safeDecode(segment).toLocaleUpperCase("es");
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
