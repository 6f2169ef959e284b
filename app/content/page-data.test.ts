import { expect, test } from "vitest";
import { fixture, fixtureAddresses } from "../../tests/support/fixture.ts";
import { type PageData, pageData } from "./page-data.ts";
import { categoryFoot } from "./views/category.ts";
import { layoutView } from "./views/layout.ts";
import { testPanelPage } from "./views/panel.ts";

function productAt(path: string): PageData<"product"> {
  const address = fixtureAddresses.find((item) => item.path === path);
  return pageData(fixture, address ?? expect.fail(path)) as PageData<"product">;
}

test("if the address of a series has the alias of its category, so does the breadcrumb", () => {
  const labels = (path: string) => productAt(path).trail.map(({ label }) => label);
  const [inicio, productos, series] = ["Inicio", "Productos", "Analizador Serie Eme"];
  expect(labels("/productos/con-alias/serie-eme")).toEqual([inicio, productos, "Con alias", series]);
  expect(labels("/productos/optica/serie-eme")).toEqual([inicio, productos, "Óptica", series]);
});

test("a link back writes the category in lower case, except abbreviations and series names", () => {
  expect(productAt("/productos/dos-marcas/medidor-uno").back.label).toBe("Volver a dos marcas");
  expect(productAt("/productos/abc/columna-alta").back.label).toBe("Volver a ABC");
  expect(productAt("/productos/dos-series/serie-ge/ge-uno").back.label).toBe("Volver a Serie Ge");
});

test("the related products of a category begin with the entries that only the menu lists", () => {
  const related = (id: string) => {
    const category = fixture.category(id);
    return category ? categoryFoot(fixture, category).related : [];
  };
  expect(related("menu-o-catalogo").slice(0, 2)).toMatchObject([
    { label: "Portátil Tres", text: fixture.entry("portatil-tres")?.summary },
    { label: "Portátil Cuatro", text: fixture.entry("portatil-cuatro")?.summary },
  ]);
  const entries = fixture.entriesOf("utiles").map(({ name }) => name);
  expect(related("utiles").filter(({ label }) => entries.includes(label))).toEqual([]);
});

test("a category links to a comparison of all its instruments, unless there are too many", () => {
  const comparisons = (id: string) => {
    const category = fixture.category(id);
    const related = category ? categoryFoot(fixture, category).related : [];
    return related.filter(({ to }) => to.startsWith("/comparar"));
  };
  expect(comparisons("menu-o-catalogo")).toMatchObject([
    {
      label: "Comparar los cuatro equipos",
      to: "/comparar?equipos=portatil-uno,portatil-dos,portatil-tres,portatil-cuatro",
    },
  ]);
  expect(comparisons("con-alias")).toEqual([]);
});

test("a maximum in the menu has the prefix «hasta»", () => {
  const items = layoutView(fixture)
    .menuColumns.flat()
    .flatMap((group) => group.items);
  const figure = (label: string) => items.find((item) => item.label === label)?.figure;
  expect(figure("Analizador Ocho")).toBe("hasta 600/h");
  expect(figure("Analizador Seis")).toBe("450/h");
});

test.each([
  ["abc/columna-alta", "Código nuevo (CN1c) en el panel de pruebas de dos marcas"],
  ["sola/balanza", "Iones de dos equipos en el panel de pruebas de dos marcas"],
  ["menu-o-catalogo/portatil-uno", "Zeta en el panel de pruebas con alias"],
  ["dos-marcas/medidor-uno", "Panel de pruebas de dos marcas"],
])("%s links to a panel of laboratory tests", (path, label) => {
  expect(productAt(`/productos/${path}`).panel?.label).toBe(label);
});

test("a laboratory test in a panel links to analyzers of other brands, with their method", () => {
  const page = testPanelPage(fixture, "panel-corto");
  const group = (name: string) => page?.groups.find((item) => item.name === name);
  const names = (list: { name: string }[] | undefined) => list?.map(({ name }) => name);
  const code = group("Códigos")?.tests.find(({ name }) => name.includes("CN1c"))?.also?.[0];
  expect(page?.method).toBe("medición de colores");
  expect(group("Códigos")?.method).toBeUndefined();
  expect(code?.method).toBe("Columna imaginaria");
  expect(names(code?.analyzers)).toEqual(["Columna Alta", "Columna Media", "Columna Baja"]);
  const ions = group("Iones de dos equipos");
  expect(ions?.method).toBe("iones, módulo opcional");
  expect(ions?.also).toEqual([
    { method: "iones, equipo dedicado", analyzers: [expect.objectContaining({ name: "Balanza Sola" })] },
  ]);
});
