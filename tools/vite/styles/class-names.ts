import { globSync } from "node:fs";
import { relative } from "node:path";

/** No vowels, so that no name starts with a word: ad blockers hide «ad». */
const letters = "bcdfghjklmnpqrstvwxz";

const files = globSync("app/**/*.module.css").sort();
const classesOf = new Map<string, string[]>();

/** Two letters name the file, the rest the class. The server and browser builds get the same names. */
export function shortClassName(name: string, file: string): string {
  const path = relative(".", file.replace(/\?.*$/, ""));
  const index = files.indexOf(path);
  if (index < 0) throw new Error(`${path} is no style module of app/`);
  const classes = classesOf.get(path) ?? [];
  classesOf.set(path, classes);
  if (!classes.includes(name)) classes.push(name);
  return `${letterCode(index, 2)}${classes.indexOf(name).toString(36)}`;
}

export function letterCode(number: number, digits: number): string {
  const { length } = letters;
  return Array.from(
    { length: digits },
    (_, digit) => letters[Math.floor(number / length ** digit) % length],
  ).join("");
}
