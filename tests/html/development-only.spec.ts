import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const root = "build/client";
const texts = /\.(html|js|css|json|txt|xml)$/;

/** Words that only the gallery and the development server have. */
const marks = ["__gallery", "Galería de componentes", "$RefreshReg$", "data-vite-dev-id", "/@vite/client"];

test("no file of the build knows the gallery or the development server", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => texts.test(name));
  expect(files.length).toBeGreaterThan(100);
  for (const name of files) {
    const text = readFileSync(join(root, name), "utf8");
    expect(
      marks.filter((mark) => text.includes(mark)),
      name,
    ).toEqual([]);
  }
});
