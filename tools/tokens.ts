import { readFileSync } from "node:fs";

const css = readFileSync("app/styles/tokens.css", "utf8");

/** A colour of the light theme, from the site's tokens: «petrol» → «#0a5960». */
export function colour(name: string): string {
  const [, value] = css.match(new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})\\b`)) ?? [];
  if (!value) throw new Error(`app/styles/tokens.css has no colour --${name}`);
  return value;
}
