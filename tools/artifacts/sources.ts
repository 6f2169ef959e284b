/**
 * Files that a build depends on, besides content and pictures. An unneeded file in this list causes needless
 * builds. A missing file leaves a build outdated.
 */
export const sources = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "{app,tools}/**/*.{ts,tsx,css,json,svg,conf}",
];
