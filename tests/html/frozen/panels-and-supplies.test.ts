/** States of panels that the real content may lack; tests/html/panels-and-supplies.test.ts checks the others. */
import { expect, test } from "vitest";
import { frozenPage } from "../../support/frozen-page.ts";
import { texts } from "../../support/html.ts";

const groupsOf = (category: string) => frozenPage(`/productos/${category}/test-list`).main.all("details");

test("every group of a panel has its own icon, even if its file names none", () => {
  for (const category of ["dos-marcas", "con-alias"]) {
    const icons = groupsOf(category).map((group) =>
      group.one("summary > svg:first-child > use").attribute("href"),
    );
    expect(icons.length).toBeGreaterThan(2);
    expect(new Set(icons).size, category).toBe(icons.length);
  }
});

test("a group lists its own analyzers, or all analyzers of the panel", () => {
  const analyzers = (category: string) =>
    groupsOf(category).map((group) => {
      const start = "Disponibles, según configuración, en:";
      const line = group.all("p").find(({ text }) => text.startsWith(start));
      return { name: group.one("summary h2").text, links: texts(line?.all("a") ?? []) };
    });
  for (const { name, links } of analyzers("con-alias")) expect(links, name).toHaveLength(7);
  expect(analyzers("dos-marcas")).toContainEqual({
    name: "Iones de dos equipos",
    links: ["Medidor Uno", "Medidor Dos"],
  });
});
