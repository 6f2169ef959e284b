/** Cases of panels that the real content may not contain. */
import { expect, test } from "vitest";
import { frozenPage } from "../../support/frozen-page.ts";
import { texts } from "../../support/html.ts";

const groupsOf = (category: string) => frozenPage(`/productos/${category}/test-list`).main.all("details");

test("every group of a panel has its own icon, even without an icon in the content", () => {
  for (const category of ["dos-marcas", "con-alias"]) {
    const icons = groupsOf(category).map((group) =>
      group.one("summary > svg:first-child > use").attribute("href"),
    );
    expect(icons.length).toBeGreaterThan(2);
    expect(new Set(icons).size, category).toBe(icons.length);
  }
});

test("a panel lists its analyzers once; a group with other analyzers lists its own", () => {
  const start = "Disponibles, según configuración, en:";
  const lines = (category: string) =>
    frozenPage(`/productos/${category}/test-list`)
      .main.all("p")
      .filter(({ text }) => text.startsWith(start))
      .map((line) => texts(line.all("a")));
  const [first, ...others] = lines("con-alias");
  expect(first).toHaveLength(7);
  expect(others).toEqual([]);
  expect(lines("dos-marcas").slice(1)).toEqual([["Medidor Uno", "Medidor Dos"]]);
  const own = groupsOf("dos-marcas").find((group) => group.one("summary h2").text === "Iones de dos equipos");
  expect(own?.text).toContain(start);
});
