/**
 * The file of a page. A file beside its folder and not inside: hosts that know no rules of ours answer «/x» with
 * «x.html» at once, but redirect to «/x/» where there is «x/index.html».
 */
export function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `${path}.html`;
}
