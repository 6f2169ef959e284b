import { expect, test } from "vitest";
import { files, read } from "../support/built-site.ts";

const texts = /\.(html|js|css|json|txt|xml)$/;

/** Words that only the gallery and the development server have. */
const marks = ["__gallery", "Galería de componentes", "$RefreshReg$", "data-vite-dev-id", "/@vite/client"];

test("no file of the build knows the gallery or the development server", () => {
  const written = files.filter((name) => texts.test(name));
  expect(written.length).toBeGreaterThan(100);
  for (const name of written) {
    const text = read(name).toString("utf8");
    expect(
      marks.filter((mark) => text.includes(mark)),
      name,
    ).toEqual([]);
  }
});
