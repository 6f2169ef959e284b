/**
 * Returns the file of a page. It is «x.html», not «x/index.html»: plain hosts answer «/x» with the first directly, but
 * redirect to «/x/» for the second.
 */
export function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `${path}.html`;
}
