import { expect, test } from "@playwright/test";
import { fixture, fixtureAddresses } from "../../support/fixture.ts";

test.use({ javaScriptEnabled: false });

/** The others of the category that «Productos Relacionados» shows; a model's sisters come first. */
const related: Record<string, string[]> = {
  "dos-marcas/medidor-uno": ["Medidor Dos", "Medidor Diez"],
  "dos-marcas/medidor-dos": ["Medidor Uno", "Medidor Diez"],
  "dos-marcas/medidor-diez": ["Medidor Uno", "Medidor Dos"],
  "con-alias/analizador-seis": ["Analizador Tres", "Analizador Ocho", "Analizador Serie Eme"],
  "con-alias/analizador-tres": ["Analizador Seis", "Analizador Ocho", "Analizador Serie Eme"],
  "con-alias/analizador-ocho": ["Analizador Seis", "Analizador Tres", "Analizador Serie Eme"],
  "con-alias/serie-eme": ["Analizador Seis", "Analizador Tres", "Analizador Ocho"],
  "con-alias/serie-eme/eme-dos": [
    ...["Analizador Eme Uno", "Analizador Eme Tres", "Analizador Eme Cuatro"],
    ...["Analizador Seis", "Analizador Tres", "Analizador Ocho"],
  ],
  "dos-series/serie-efe": ["Serie Ge"],
  "dos-series/serie-ge": ["Serie Efe"],
  "dos-series/serie-ge/ge-dos": ["Ge Uno", "Ge Tres", "Serie Efe"],
  "sola/balanza": [],
  "abc/columna-alta": ["Columna Media", "Columna Baja"],
  "abc/columna-media": ["Columna Alta", "Columna Baja"],
  "abc/columna-baja": ["Columna Alta", "Columna Media"],
  "menu-o-catalogo/portatil-uno": ["Portátil Dos", "Portátil Tres", "Portátil Cuatro"],
  "menu-o-catalogo/portatil-dos": ["Portátil Uno", "Portátil Tres", "Portátil Cuatro"],
  "menu-o-catalogo/portatil-tres": ["Portátil Uno", "Portátil Dos", "Portátil Cuatro"],
  "menu-o-catalogo/portatil-cuatro": ["Portátil Uno", "Portátil Dos", "Portátil Tres"],
};

for (const [path, names] of Object.entries(related)) {
  test(`/productos/${path} shows its parts and the others of its category`, async ({ page }) => {
    await page.goto(`/productos/${path}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("figure").first().getByRole("img")).toBeVisible();
    await expect(main.locator("dl dd").first(), "headline figures").toBeVisible();
    const features = main.getByRole("heading", { name: "Características destacadas" });
    await expect(features).toBeVisible();
    expect(await features.locator("+ ul").getByRole("listitem").count()).toBeGreaterThanOrEqual(3);

    const table = main.getByRole("table", { name: "Especificaciones técnicas" });
    await expect(table.getByRole("columnheader")).toHaveText(["Parámetro", "Valor"]);
    const head = await table.locator("thead").boundingBox();
    expect(head?.height ?? 0, "the header is for screen readers").toBeLessThanOrEqual(1);

    const requests = main.getByRole("link", { name: "Solicitar más información" });
    await expect(requests).toHaveCount(2);
    for (const link of await requests.all()) await expect(link).toHaveAttribute("href", /^\/contacto\b/);

    const block = page.getByRole("region", { name: "Productos Relacionados" });
    const equipment = block
      .getByRole("article")
      .filter({ hasNot: page.getByText("Panel de Pruebas", { exact: true }) });
    await expect(equipment.getByRole("heading")).toHaveText(names);
    for (const name of names) {
      await expect(equipment.getByRole("link", { name: `Ver detalles de ${name}` })).toHaveText(
        "Ver detalles",
      );
    }
  });
}

test("the analyzers lead to the panel of their category", async ({ page }) => {
  test.slow();
  for (const [category, ids] of [
    ["dos-marcas", ["medidor-uno", "medidor-dos", "medidor-diez"]],
    [
      "con-alias",
      ["analizador-seis", "analizador-tres", "analizador-ocho", "serie-eme", "serie-eme/eme-uno"],
    ],
  ] as const) {
    for (const id of ids) {
      await page.goto(`/productos/${category}/${id}`);
      await expect(page.locator(`main a[href="/productos/${category}/test-list"]`), id).not.toHaveCount(0);
    }
  }
});

const back: [path: string, label: string, to: string][] = [
  ["dos-marcas/medidor-diez", "Volver a dos marcas", "/productos/dos-marcas"],
  ["con-alias/analizador-ocho", "Volver a con alias", "/productos/con-alias"],
  ["rapidas/test-list", "Volver a productos", "/productos"],
  ["rapidas/al-instante", "Volver a productos", "/productos"],
  ["dos-series/serie-ge/ge-dos", "Volver a Serie Ge", "/productos/dos-series/serie-ge"],
  ["con-alias/serie-eme/eme-uno", "Volver a Analizador Serie Eme", "/productos/optica/serie-eme"],
  ["utiles/recipientes", "Volver a útiles", "/productos/utiles"],
  ["utiles/proteccion", "Volver a útiles", "/productos/utiles"],
  ["utiles/mezclas", "Volver a útiles", "/productos/utiles"],
];

test("the pages that lead back say where to", async ({ page }) => {
  test.slow();
  for (const [path, label, to] of back) {
    await page.goto(`/productos/${path}`);
    const link = page.getByRole("main").getByRole("link", { name: label, exact: true });
    await expect(link, path).toHaveAttribute("href", to);
  }
});

test("a series by the other name of its category shows the same page and names its own address as canonical", async ({
  page,
}) => {
  const own = "/productos/con-alias/serie-eme";
  const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
  const text = async () =>
    (await page.getByRole("main").textContent())?.replace((await trail.textContent()) ?? "", "");
  await page.goto(own);
  const shown = await text();
  await page.goto("/productos/optica/serie-eme");
  expect(await text()).toBe(shown);
  await expect(trail.getByRole("listitem")).toHaveText([
    "Inicio",
    "Productos",
    "Óptica",
    "Analizador Serie Eme",
  ]);
  expect(fixtureAddresses.find((item) => item.path.includes("optica"))?.canonical).toBe(own);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${own}$`));
});

test("a product without anything of its own shows a drawing, the general features and the general values", async ({
  page,
}) => {
  await page.goto("/productos/sin-escala/equipo-sin-imagen");
  const main = page.getByRole("main");
  await expect(main.getByRole("figure").first().locator("svg")).toBeVisible();
  await expect(main.locator("picture")).toHaveCount(1);
  const features = main.getByRole("heading", { name: "Características destacadas" }).locator("+ ul");
  await expect(features.getByRole("listitem")).toHaveText(fixture.productTexts.features);
  const table = main.getByRole("table", { name: "Especificaciones técnicas" });
  await expect(table.getByRole("row", { name: "Metodología" })).toContainText("la confirma un asesor");
  await expect(table.getByRole("row", { name: "Capacitación del personal" })).toContainText("Incluida");
});

test("a product says who makes it, also when that is no brand of the company, and a series shows its models", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/productos/menu-o-catalogo/portatil-uno");
  await expect(main).toContainText("Fabricante Ajeno");
  await page.goto("/productos/menu-o-catalogo/portatil-tres");
  await expect(main).toContainText("Marca Duna");
  await page.goto("/productos/dos-series/serie-ge");
  await expect(main.getByRole("heading", { name: "Modelos Disponibles" })).toBeVisible();
  for (const id of ["ge-uno", "ge-dos", "ge-tres"]) {
    await expect(main.locator(`a[href="/productos/dos-series/serie-ge/${id}"]`)).not.toHaveCount(0);
  }
});
