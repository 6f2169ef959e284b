/** Writes the icons into a sprite. Otherwise HTML and scripts would both contain each icon. */
import { mkdirSync, writeFileSync } from "node:fs";
import { icons, type LucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type IconName, iconNames } from "#app/lib/icon-names.ts";

/** Icons whose name differs from Lucide's. */
const renamed: Partial<Record<IconName, string>> = {
  building: "building-complex",
  palmtree: "tree-palm",
  tree: "trees",
  waves: "waves-horizontal",
};

const drawings: Record<string, LucideIcon> = icons;

const symbols = iconNames.map((name) => {
  const Icon = drawings[pascalCase(renamed[name] ?? name)];
  if (!Icon) throw new Error(`Lucide has no icon for «${name}»`);
  const [, lines = ""] = renderToStaticMarkup(createElement(Icon)).match(/^<svg[^>]*>(.*)<\/svg>$/) ?? [];
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;
});

mkdirSync(".cache", { recursive: true });
writeFileSync(".cache/icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);

function pascalCase(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}
