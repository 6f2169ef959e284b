import { expect, test } from "vitest";
import { slug } from "./slug.ts";

test("a name becomes an id without accents, signs or spaces", () => {
  expect(slug("Iones inorgánicos")).toBe("iones-inorganicos");
  expect(slug("¿Niños (1–5)?")).toBe("ninos-1-5");
});
