import { brandPaths } from "#app/blocks/brand/brand-ticks.ts";
import { colour } from "../tokens.ts";

/** The brand mark as an SVG file: the icon of tabs and phones. */
export function brandIcon(): string {
  const { ticks, needle, lineWidth } = brandPaths;
  const part = (path: string, name: "petrol" | "needle") =>
    `<path fill="${colour(name)}" stroke="${colour(name)}" d="${path}"/>`;
  const line = `stroke-width="${lineWidth}" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${line}>${part(ticks, "petrol")}${part(needle, "needle")}</svg>\n`;
}
