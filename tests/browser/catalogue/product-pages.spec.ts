import { expect, test } from "@playwright/test";
import { addresses } from "../../support/addresses.ts";

test.use({ javaScriptEnabled: false });

/** The others of the category that «Productos Relacionados» shows; a model's sisters come first. */
const related: Record<string, string[]> = {
  "bioquimica/b240p-snibe": ["BS240", "SNIBE C8"],
  "bioquimica/bs240-mindray": ["B240P", "SNIBE C8"],
  "bioquimica/snibe-c8": ["B240P", "BS240"],
  "inmunologia/maglumi-x6": ["MAGLUMI X3", "MAGLUMI X8", "MAGLUMI M Series"],
  "inmunologia/maglumi-x3": ["MAGLUMI X6", "MAGLUMI X8", "MAGLUMI M Series"],
  "inmunologia/maglumi-x8": ["MAGLUMI X6", "MAGLUMI X3", "MAGLUMI M Series"],
  "inmunologia/maglumi-m-series": ["MAGLUMI X6", "MAGLUMI X3", "MAGLUMI X8"],
  "hematologia/maccura-f5-series": ["MACCURA F8 Series"],
  "hematologia/maccura-f8-series": ["MACCURA F5 Series"],
  "hematologia/maccura-f8-series/f810": ["MACCURA F800", "MACCURA F880", "MACCURA F5 Series"],
  "coagulacion/dymind-ca1200": [],
  "hplc/lifotronic-h100": ["LIFOTRONIC H8", "LIFOTRONIC GH900PLUS"],
  "hplc/lifotronic-h8": ["LIFOTRONIC H100", "LIFOTRONIC GH900PLUS"],
  "hplc/lifotronic-gh900plus": ["LIFOTRONIC H100", "LIFOTRONIC H8"],
  "electrolitos/xl-931t-caretium": [],
  "gasometria/gem-premier-3500": ["GEM Premier 5000", "BGA-102", "UCARE 6000"],
  "gasometria/gem-premier-5000": ["GEM Premier 3500", "BGA-102", "UCARE 6000"],
  "gasometria/bga-102": ["GEM Premier 3500", "GEM Premier 5000", "UCARE 6000"],
  "gasometria/ucare-6000": ["GEM Premier 3500", "GEM Premier 5000", "BGA-102"],
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
    ["bioquimica", ["b240p-snibe", "bs240-mindray", "snibe-c8"]],
    ["inmunologia", ["maglumi-x6", "maglumi-x3", "maglumi-x8", "maglumi-m-series"]],
  ] as const) {
    for (const id of ids) {
      await page.goto(`/productos/${category}/${id}`);
      await expect(page.locator(`main a[href="/productos/${category}/test-list"]`), id).not.toHaveCount(0);
    }
  }
});

const back: [path: string, label: string, to: string][] = [
  ["bioquimica/snibe-c8", "Volver a Bioquímica", "/productos/bioquimica"],
  ["inmunologia/maglumi-x8", "Volver a Inmunología", "/productos/inmunologia"],
  ["serologia/test-list", "Volver a productos", "/productos"],
  ["serologia/pruebas-rapidas", "Volver a productos", "/productos"],
  ...["reactivos", "consumibles", "recoleccion", "equipos", "plasticos", "vidrio"].map(
    (id): [string, string, string] => [`insumos/${id}`, "Volver a insumos médicos", "/productos/insumos"],
  ),
];

test("the pages that lead back say where to", async ({ page }) => {
  test.slow();
  for (const [path, label, to] of back) {
    await page.goto(`/productos/${path}`);
    const link = page.getByRole("main").getByRole("link", { name: label, exact: true });
    await expect(link, path).toHaveAttribute("href", to);
  }
});

test("the M series is the same page under both categories; inmunologia is the canonical one", async ({
  page,
}) => {
  const own = "/productos/inmunologia/maglumi-m-series";
  await page.goto(own);
  const text = await page.getByRole("main").textContent();
  await page.goto("/productos/inmunoquimica/maglumi-m-series");
  await expect(page.getByRole("main")).toHaveText(text ?? "");
  expect(addresses.find((item) => item.path.includes("inmunoquimica"))?.canonical).toBe(own);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${own}$`));
});

test("only series list Modelos Disponibles, with a link to each model below them", async ({ request }) => {
  for (const { path } of addresses.filter((item) => item.path.startsWith("/productos/"))) {
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const isSeries = path.endsWith("-series");
    expect(main.includes(">Modelos Disponibles</h2>"), path).toBe(isSeries);
    if (!isSeries) continue;
    const canonical = path.replace("inmunoquimica", "inmunologia");
    const models = addresses.filter((item) => item.path.startsWith(`${canonical}/`));
    expect(models.length, path).toBeGreaterThan(1);
    for (const model of models) expect(main, path).toContain(`href="${model.path}"`);
  }
});
