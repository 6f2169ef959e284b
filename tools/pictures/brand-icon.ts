import { brandNeedle, brandTicks, brandTickWidth } from "#app/blocks/brand/brand-ticks.ts";

const colours = { ticks: "#0A5960", needle: "#C93F24" };

/** The mark of the company as a drawing of its own: the icon of tabs and telephones. Header and sheets draw the same. */
export function brandIcon(): string {
  const ticks = brandTicks.map((tick) => bar(tick)).join("");
  const needle = bar(brandNeedle, ` fill="${colours.needle}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="${colours.ticks}">${ticks}${needle}</svg>\n`;
}

function bar([x, y, height]: readonly [number, number, number], fill = ""): string {
  return `<rect x="${x}" y="${y}" width="${brandTickWidth}" height="${height}" rx=".9"${fill}/>`;
}
