/** Writes the site's two typefaces into .cache/fonts, with only the weights and characters that pages use. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Cache, codeHash } from "../artifacts/cache.ts";
import { writeAtomically } from "../artifacts/write-atomically.ts";

const faces = {
  "familjen-grotesk": "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
  "hanken-grotesk": "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
};

/** Latin-1 covers Spanish and related languages. Browsers draw other characters in a font of the device. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”‹›•…′″€™−`;

/** The features that browsers apply by default, and the two number styles that the site uses (lnum, tnum). */
const keepFeatures = ["calt", "ccmp", "kern", "liga", "lnum", "mark", "mkmk", "rvrn", "tnum"];
const variationAxes = { wght: { min: 400, max: 700 } };

export async function makeWebFonts() {
  mkdirSync(".cache/fonts", { recursive: true });
  const subsets = new Cache(".cache/font-subsets");
  for (const [name, source] of Object.entries(faces)) {
    const key = `${name}-${codeHash("tools/fonts")}`;
    const font = await subsets.getBytes(key, () => subset(fileURLToPath(import.meta.resolve(source))));
    const file = `.cache/fonts/${name}.woff2`;
    // An unchanged file is not written again, because another build may be reading it.
    if (existsSync(file) && font.equals(readFileSync(file))) continue;
    await writeAtomically(file, (temporary) => writeFileSync(temporary, font));
  }
  subsets.prune();
}

async function subset(file: string): Promise<Buffer> {
  // Loaded only if needed, because its WebAssembly takes longer to start than everything else here.
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(readFileSync(file), characters, { targetFormat: "woff2", keepFeatures, variationAxes });
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
