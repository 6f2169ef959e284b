/** Writes our drawings of supplies into a sprite of their own, so that only pages of supplies load them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { drawingNames } from "#app/lib/drawing-names.ts";

const symbols = drawingNames.map((name) => {
  const svg = readFileSync(`${import.meta.dirname}/drawings/${name}.svg`, "utf8");
  const lines = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  return `<symbol id="${name}" viewBox="0 0 48 48"><g stroke-width="1.5">${lines}</g></symbol>`;
});

mkdirSync(".cache", { recursive: true });
writeFileSync(".cache/drawings.svg", `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
