import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Fonts from the site's packages. Without them the inbox uses system fonts. */
const fonts = [
  { family: "Familjen Grotesk", weight: "400 700", file: "familjen-grotesk-latin-wght-normal.woff2" },
  { family: "Hanken Grotesk", weight: "100 900", file: "hanken-grotesk-latin-wght-normal.woff2" },
];

const sheets = ["base.css", "controls.css", "enquiries.css"];

export type Asset = { type: string; content: Buffer };

export function readAssets(): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  const faces = fonts.flatMap(({ family, weight, file }) => {
    const content = readFont(file);
    if (!content) return [];
    assets.set(file, { type: "font/woff2", content });
    return `@font-face { font-family: "${family}"; src: url("${file}") format("woff2"); font-weight: ${weight}; font-display: swap }`;
  });
  const tokens = readFileSync(join(import.meta.dirname, "../../../app/styles/tokens.css"), "utf8");
  const own = sheets.map((name) => readFileSync(join(import.meta.dirname, "styles", name), "utf8"));
  const sheet = [tokens, ...faces, ...own].join("\n");
  assets.set("estilos.css", { type: "text/css; charset=utf-8", content: Buffer.from(sheet) });
  return assets;
}

function readFont(file: string): Buffer | undefined {
  const [name = ""] = file.split("-latin");
  const folder = `../../../node_modules/@fontsource-variable/${name}/files`;
  try {
    return readFileSync(join(import.meta.dirname, folder, file));
  } catch {
    return undefined;
  }
}
