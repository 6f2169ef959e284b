/** Files that a build depends on, besides content and pictures. A build ignores changes of other files. */
export const sources = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "{app,tools}/**/*.{ts,tsx,css,json,svg,conf}",
];
