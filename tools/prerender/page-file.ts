/**
 * Returns the file of a page: «x.html», not «x/index.html». A plain host answers «/x» directly with «x.html».
 * With «x/index.html» it would redirect to «/x/».
 */
export function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `${path}.html`;
}
