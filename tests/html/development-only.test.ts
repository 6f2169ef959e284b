import { expect, test } from "vitest";
import { files, read } from "../support/built-site.ts";

const texts = /\.(html|js|css|json|txt|xml)$/;

/** Strings that only the gallery and the development server contain. */
const marks = ["__gallery", "Galería de componentes", "$RefreshReg$", "data-vite-dev-id", "/@vite/client"];

test("no file of the build refers to the gallery or the development server", () => {
  const textFiles = files.filter((name) => texts.test(name));
  expect(textFiles.length).toBeGreaterThan(100);
  for (const name of textFiles) {
    const text = read(name).toString("utf8");
    expect(
      marks.filter((mark) => text.includes(mark)),
      name,
    ).toEqual([]);
  }
});
