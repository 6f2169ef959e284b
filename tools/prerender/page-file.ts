/** A plain host answers «/x» with «x.html». With «x/index.html» it would redirect to «/x/». */
export function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `${path}.html`;
}
