/** All that a build is made of but content and pictures: rather a file too many than one that is missed. */
export const sources = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "{app,tools}/**/*.{ts,tsx,css,json,svg,conf}",
];
