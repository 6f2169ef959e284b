import { expect, test } from "vitest";
import { listAddresses } from "./addresses.ts";
import { type PageData, pageData } from "./page-data.ts";
import { site } from "./site.ts";
import { categoryFoot } from "./views/category.ts";
import { testPanelPage } from "./views/panel.ts";
import { shellData } from "./views/shell.ts";

function productAt(path: string): PageData<"product"> {
  const address = listAddresses(site()).find((item) => item.path === path);
  return pageData(site(), address ?? expect.fail(path)) as PageData<"product">;
}

test("the trail of a series says the category of its address", () => {
  const labels = (path: string) => productAt(path).trail.map(({ label }) => label);
  const [inicio, productos, series] = ["Inicio", "Productos", "MAGLUMI M Series"];
  expect(labels("/productos/inmunologia/maglumi-m-series")).toEqual([
    inicio,
    productos,
    "Inmunología",
    series,
  ]);
  expect(labels("/productos/inmunoquimica/maglumi-m-series")).toEqual([
    inicio,
    productos,
    "Inmunoquímica",
    series,
  ]);
});

test("links back name their place as one does in a sentence", () => {
  expect(productAt("/productos/bioquimica/snibe-c8").back.label).toBe("Volver a bioquímica");
  expect(productAt("/productos/hplc/lifotronic-h8").back.label).toBe("Volver a HPLC");
  expect(productAt("/productos/hematologia/maccura-f8-series/f800").back.label).toBe(
    "Volver a MACCURA F8 Series",
  );
});

test("a category names first what only the menu lists of it", () => {
  const related = (id: string) => {
    const category = site().category(id);
    return category ? categoryFoot(site(), category).related : [];
  };
  expect(related("gasometria").slice(0, 2)).toMatchObject([
    { label: "BGA-102", text: expect.stringMatching(/^Desde el menú de productos/) },
    { label: "UCARE 6000", text: expect.stringMatching(/^Desde el menú de productos/) },
  ]);
  expect(related("insumos").filter(({ text }) => text.startsWith("Desde el menú"))).toEqual([]);
});

test("a figure in the menu says that it is the most", () => {
  const items = shellData(site())
    .menuColumns.flat()
    .flatMap((group) => group.items);
  const figure = (label: string) => items.find((item) => item.label === label)?.figure;
  expect(figure("MAGLUMI X8")).toBe("hasta 600/h");
  expect(figure("MAGLUMI X6")).toBe("450/h");
});

test.each([
  ["hplc/lifotronic-h8", "Hemoglobina glicosilada (HbA1c) en el panel de pruebas de bioquímica"],
  ["electrolitos/xl-931t-caretium", "Electrolitos por ISE en el panel de pruebas de bioquímica"],
  ["coagulacion/dymind-ca1200", "Dímero D en el panel de pruebas de inmunología"],
  ["bioquimica/snibe-c8", "Panel de pruebas de bioquímica"],
])("%s leads to its tests", (path, label) => {
  expect(productAt(`/productos/${path}`).panel?.label).toBe(label);
});

test("tests lead to analyzers of every line, each with its method", () => {
  const page = testPanelPage(site(), "bioquimica");
  const group = (name: string) => page?.groups.find((item) => item.name === name);
  const names = (list: { name: string }[] | undefined) => list?.map(({ name }) => name);
  const haemoglobin = group("Diabetes")?.tests.find(({ name }) => name.includes("HbA1c"))?.also?.[0];
  expect(group("Diabetes")?.method).toBe("química clínica");
  expect(haemoglobin?.method).toBe("HPLC de intercambio iónico");
  expect(names(haemoglobin?.analyzers)).toEqual(["LIFOTRONIC H100", "LIFOTRONIC H8", "LIFOTRONIC GH900PLUS"]);
  const electrolytes = group("Electrolitos por ISE");
  expect(electrolytes?.method).toBe("ISE, módulo opcional");
  expect(electrolytes?.also).toEqual([
    { method: "ISE, equipo dedicado", analyzers: [expect.objectContaining({ name: "XL-931T" })] },
  ]);
});
