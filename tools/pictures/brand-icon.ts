import { brandNeedle, brandTicks, brandTickWidth } from "#app/blocks/brand/brand-ticks.ts";
import { colour } from "../tokens.ts";

/** The brand mark as an SVG file: the icon of tabs and phones. Header and sheets draw the same mark. */
export function brandIcon(): string {
  const ticks = brandTicks.map((tick) => bar(tick)).join("");
  const needle = bar(brandNeedle, ` fill="${colour("needle")}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="${colour("petrol")}">${ticks}${needle}</svg>\n`;
}

function bar([x, y, height]: readonly [number, number, number], fill = ""): string {
  return `<rect x="${x}" y="${y}" width="${brandTickWidth}" height="${height}" rx=".9"${fill}/>`;
}
