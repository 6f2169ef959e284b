import { expect, type Page, test } from "@playwright/test";
import { paths } from "../support/addresses.ts";

type Crumb = [label: string, href?: string];

const hematology: Crumb = ["Hematología", "/productos/hematologia"];
const immunology: Crumb = ["Inmunología", "/productos/inmunologia"];
const f5: Crumb = ["MACCURA F5 Series", "/productos/hematologia/maccura-f5-series"];
const f8: Crumb = ["MACCURA F8 Series", "/productos/hematologia/maccura-f8-series"];
// The address differs from that of the other pages of the category, as specified.
const m: Crumb = ["MAGLUMI M Series", "/productos/inmunoquimica/maglumi-m-series"];

/** What follows «Inicio > Productos»; the last is the page itself, without a link. */
const trails: Record<string, Crumb[]> = {
  bioquimica: [["Bioquímica"]],
  "bioquimica/b240p-snibe": [["Bioquímica", "/productos/bioquimica"], ["B240P"]],
  "gasometria/ucare-6000": [["Gasometría", "/productos/gasometria"], ["UCARE 6000"]],
  "bioquimica/test-list": [["Bioquímica", "/productos/bioquimica"], ["PANEL DE PRUEBAS"]],
  "inmunologia/test-list": [immunology, ["PANEL DE PRUEBAS"]],
  "serologia/test-list": [["Serología", "/productos/serologia"], ["PANEL DE PRUEBAS"]],
  "inmunologia/maglumi-m-series": [immunology, ["MAGLUMI M Series"]],
  "inmunologia/maglumi-m-series/maglumi-600": [immunology, m, ["MAGLUMI 600"]],
  "inmunologia/maglumi-m-series/maglumi-800": [immunology, m, ["MAGLUMI 800"]],
  "inmunologia/maglumi-m-series/maglumi-2000": [immunology, m, ["MAGLUMI 2000"]],
  "inmunologia/maglumi-m-series/maglumi-2000-plus": [immunology, m, ["MAGLUMI 2000 Plus"]],
  "hematologia/maccura-f5-series": [hematology, ["MACCURA F5 Series"]],
  "hematologia/maccura-f5-series/f560": [hematology, f5, ["MACCURA F560"]],
  "hematologia/maccura-f5-series/f580": [hematology, f5, ["MACCURA F580"]],
  "hematologia/maccura-f8-series/f800": [hematology, f8, ["MACCURA F800"]],
  "hematologia/maccura-f8-series/f810": [hematology, f8, ["MACCURA F810"]],
  "hematologia/maccura-f8-series/f880": [hematology, f8, ["MACCURA F880"]],
  "insumos/vidrio": [["Insumos médicos", "/productos/insumos"], ["Vidrio"]],
};

async function crumbsOf(page: Page, path: string): Promise<Crumb[]> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, "text/html");
    const items = document.querySelectorAll("nav[aria-label='Ruta de navegación'] li");
    return [...items].map((item): [string, string | undefined] => [
      item.querySelector("a, [aria-current=page]")?.textContent ?? "",
      item.querySelector("a")?.getAttribute("href") ?? undefined,
    ]);
  }, html);
}

for (const [path, trail] of Object.entries(trails)) {
  const labels = trail.map(([label]) => label).join(" > ");
  test(`/productos/${path} stands at Inicio > Productos > ${labels}`, async ({ page }) => {
    expect(await crumbsOf(page, `/productos/${path}`)).toEqual([
      ["Inicio", "/"],
      ["Productos", "/productos"],
      ...trail.map(([label, href]) => [label, href]),
    ]);
  });
}

test("every page below Productos has a trail that leads back to it", async ({ page }) => {
  for (const path of paths.filter((item) => item.startsWith("/productos/"))) {
    const hrefs = (await crumbsOf(page, path)).flatMap(([, href]) => href ?? []);
    expect(hrefs.slice(0, 2), path).toEqual(["/", "/productos"]);
    expect(paths, `${path}: ${hrefs.join(" > ")}`).toEqual(expect.arrayContaining(hrefs));
  }
});
