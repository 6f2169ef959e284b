/** Addresses of this site never end in a slash; a host may have let one through. */
export function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}

/** True where `path` is `section` or lies below it; the home page is only itself. */
export function isWithin(path: string, section: string): boolean {
  return path === section || (section !== "/" && path.startsWith(`${section}/`));
}

/** «maglumi-x7» as the not-found views name it: «MAGLUMI-X7». Survives malformed encoding. */
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
