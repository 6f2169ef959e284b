/**
 * Returns the file of a page: «x.html», not «x/index.html». A plain host answers «/x» with «x.html» directly,
 * but would redirect to «/x/» for «x/index.html».
 */
export function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `${path}.html`;
}
