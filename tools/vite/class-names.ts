import { globSync } from "node:fs";
import { relative } from "node:path";

/** No vowels, so that no word comes about: blockers of advertisements hide «ad». */
const letters = "bcdfghjklmnpqrstvwxz";

const files = globSync("app/**/*.module.css").sort();
const classesOf = new Map<string, string[]>();

/**
 * The class of a style module in the build: two letters for its file, the rest for its place in it. Names of this
 * length make styles, scripts and HTML of every page lighter (docs/performance.md), and the pages that are drawn
 * on the way have the same as the browser.
 */
export function shortClassName(name: string, file: string): string {
  const path = relative(".", file.replace(/\?.*$/, ""));
  const index = files.indexOf(path);
  if (index < 0) throw new Error(`${path} is no style module of app/`);
  const classes = classesOf.get(path) ?? [];
  classesOf.set(path, classes);
  if (!classes.includes(name)) classes.push(name);
  return `${letterCode(index, 2)}${classes.indexOf(name).toString(36)}`;
}

/** Numbers as short names. */
export function letterCode(number: number, digits: number): string {
  const { length } = letters;
  return Array.from(
    { length: digits },
    (_, digit) => letters[Math.floor(number / length ** digit) % length],
  ).join("");
}
