/** Besides content and pictures, the result of a build depends only on these files. */
export const sources = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "{app,tools}/**/*.{ts,tsx,css,json,svg,conf}",
];
