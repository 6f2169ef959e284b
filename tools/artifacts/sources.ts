/** Files that a build depends on, besides content and pictures. A file too many is better than a missing one. */
export const sources = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "{app,tools}/**/*.{ts,tsx,css,json,svg,conf}",
];
