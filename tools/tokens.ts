import { readFileSync } from "node:fs";

const css = readFileSync("app/styles/tokens.css", "utf8");
const colours = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name, value]),
);

/** The colours of the light theme as one string, for cache keys that must not depend on other tokens. */
export const palette = JSON.stringify([...colours]);

/** A colour of the light theme, from the site's tokens: «petrol» → «#0a5960». */
export function colour(name: string): string {
  const value = colours.get(name);
  if (!value) throw new Error(`app/styles/tokens.css has no colour --${name}`);
  return value;
}
