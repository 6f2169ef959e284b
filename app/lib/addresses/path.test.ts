import { expect, test } from "vitest";
import { idAsTitle, isWithin, trimSlash } from "./path.ts";

test("trailing slashes are removed from an address", () => {
  expect(["/", "/x/", "/x//", "/x/y", "//"].map(trimSlash)).toEqual(["/", "/x", "/x", "/x/y", "/"]);
});

test("a section contains the pages below it; the home page contains only itself", () => {
  expect(isWithin("/productos/hplc", "/productos")).toBe(true);
  expect(isWithin("/productos-x", "/productos")).toBe(false);
  expect(isWithin("/soporte", "/")).toBe(false);
  expect(isWithin("/elegir", "/productos")).toBe(true);
  expect(isWithin("/pruebas/tsh", "/productos")).toBe(true);
});

test("an id becomes a title even when its encoding is broken", () => {
  expect(idAsTitle("maglumi-x7")).toBe("MAGLUMI-X7");
  expect(idAsTitle("bioqu%C3%ADmica")).toBe("BIOQUÍMICA");
  expect(idAsTitle("%E0%A4%A")).toBe("%E0%A4%A");
});
