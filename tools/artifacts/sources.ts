/**
 * Files that a build depends on, besides content and pictures. An unneeded file in this list costs a build; a
 * missing one leaves an outdated build.
 */
export const sources = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "{app,tools}/**/*.{ts,tsx,css,json,svg,conf}",
];
