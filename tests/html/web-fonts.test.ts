import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { everyPage, files, read } from "../support/built-site.ts";

const packages = "node_modules/@fontsource-variable";

test.each(["familjen-grotesk", "hanken-grotesk"])(
  "the font %s has every weight and every character that pages use",
  (name) => {
    const whole = open(readFileSync(`${packages}/${name}/files/${name}-latin-wght-normal.woff2`));
    const built = files.find((file) => file.startsWith(`/assets/${name}-`)) ?? "";
    const sent = open(read(built));
    expect(sent.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
    const used = new Set(everyPage().flatMap(({ page }) => [...page.text]));
    const wanted = [...used].filter((character) =>
      whole.characterSet.includes(character.codePointAt(0) ?? 0),
    );
    expect(wanted.length).toBeGreaterThan(80);
    expect(wanted.filter((character) => !sent.characterSet.includes(character.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  },
);

function open(bytes: Buffer): Font {
  const font = create(bytes);
  if (!("characterSet" in font)) throw new Error("a collection of fonts");
  return font;
}
