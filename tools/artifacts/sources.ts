/** Files that a build depends on, besides content and pictures. One too many is better than one too few. */
export const sources = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "{app,tools}/**/*.{ts,tsx,css,json,svg,conf}",
];
