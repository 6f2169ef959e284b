import { renameSync } from "node:fs";
import { expect, test } from "vitest";
import { copied, copyBeforeEach, edit, faults, testRules } from "./broken-copy.ts";

copyBeforeEach();

const product = "products/analizador-seis.yaml";

testRules([
  [
    "a competitor's brand with an unknown category",
    "vocabulary/rivals.yaml",
    (t) => t.replace("    - abc", "    - abd"),
    /vocabulary\/rivals\.yaml: \[0\]\.categories\[0\]: se encontró «abd»; se admite: abc, /,
  ],
  [
    "a question of the search vocabulary that no page answers",
    "vocabulary/faults.yaml",
    (t) => t.replace("responden una", "responden a una"),
    /vocabulary\/faults\.yaml: question: se encontró «¿En cuánto tiempo responden a una emergencia\?»/,
  ],
  [
    "a suggestion for something not offered that links to an unknown page",
    "vocabulary/not-offered.yaml",
    (t) => t.replace("/productos/rapidas", "/productos/lentas"),
    /vocabulary\/not-offered\.yaml: \[0\]\.nearest\.to: se encontró «\/productos\/lentas»/,
  ],
  [
    "an unknown category",
    product,
    (t) => t.replace("category: con-alias", "category: con-alia"),
    /analizador-seis\.yaml: category: se encontró «con-alia»; se admite: abc, /,
  ],
  [
    "an unknown brand",
    product,
    (t) => t.replace("brand: alba", "brand: alva"),
    /analizador-seis\.yaml: brand: se encontró «alva»; se admite: .*alba/,
  ],
  [
    "a missing picture",
    product,
    (t) => t.replace("images/equipo-verde.webp", "images/equipo-verdoso.webp"),
    /analizador-seis\.yaml: picture\.file: se encontró «equipo-verdoso»; no hay ese archivo en images\//,
  ],
  [
    "an unknown parameter",
    product,
    (t) => t.replace("parameter: method", "parameter: metodo"),
    /analizador-seis\.yaml: specifications\[0\]\.parameter: se encontró «metodo»/,
  ],
  [
    "a headline that is not a number",
    product,
    (t) => t.replace(/(?<=parameter: throughput\n +)amount: \d+/, "text: doscientos"),
    /analizador-seis\.yaml: specifications\[1\]\.text: se encontró «doscientos»; es la cifra decisiva/,
  ],
  [
    "a wordmark that is not the company's name",
    "company.yaml",
    (t) => t.replace(/^name: .*$/m, "name: Otra Empresa"),
    /company\.yaml: nameParts: .*juntas deben dar «Otra Empresa»/,
  ],
  [
    "a parameter given twice",
    product,
    (t) => t.replace("parameter: first-result", "parameter: throughput"),
    /analizador-seis\.yaml: specifications\[6\]\.parameter: .*está repetido/,
  ],
  [
    "a figure that the product does not specify",
    product,
    (t) => t.replace("figures:\n  - throughput", "figures:\n  - precision"),
    /analizador-seis\.yaml: figures\[0\]: se encontró «precision»/,
  ],
  [
    "a callout for a value that the product does not specify",
    product,
    (t) => t.replace("callouts:\n  - parameter: reagent-positions", "callouts:\n  - parameter: precision"),
    /analizador-seis\.yaml: callouts\[0\]\.parameter: se encontró «precision»/,
  ],
  [
    "callouts without a picture",
    product,
    (t) => t.replace(/^picture:\n(?: {2}.*\n)+/m, ""),
    /analizador-seis\.yaml: callouts: se encontró «sin imagen»; .*agréguela o quite «callouts»/,
  ],
  [
    "a headline that the product does not specify",
    product,
    (t) => t.replace("headline: throughput", "headline: precision"),
    /analizador-seis\.yaml: headline: se encontró «precision»/,
  ],
  [
    "a value beyond the end of the scale",
    product,
    (t) => t.replace("amount: 450\n", "amount: 4500\n"),
    /analizador-seis\.yaml: specifications\[\d\]: se encontró «4\.?500»; la escala de la categoría termina en 600; .+ content\/categories\/con-alias\.yaml/,
  ],
  [
    "a model whose series is not a series",
    "products/ge-dos.yaml",
    (t) => t.replace("series: serie-ge", "series: analizador-seis"),
    /ge-dos\.yaml: series: .*no es una serie/,
  ],
  [
    "a model in another category than its series",
    "products/ge-dos.yaml",
    (t) => t.replace("category: dos-series", "category: abc"),
    /ge-dos\.yaml: category: .*la serie está en dos-series/,
  ],
  [
    "a figure for the card that the model does not specify",
    "products/ge-dos.yaml",
    (t) => t.replace(/(?<=^cardParameters:\n.*\n {2}- ).*/m, "screen"),
    /ge-dos\.yaml: cardParameters\[1\]: se encontró «screen»/,
  ],
  [
    "an address through an alias that the category lacks",
    "products/serie-ge.yaml",
    (t) => `${t}viaCategoryAlias: true\n`,
    /serie-ge\.yaml: viaCategoryAlias: .*no tiene alias/,
  ],
  [
    "a panel with an unknown analyzer",
    "panels/panel-corto.yaml",
    (t) => t.replace("medidor-uno", "medidor-un0"),
    /panels\/panel-corto\.yaml: (analyzers\[0\]|groups)/,
  ],
  [
    "a panel group with an analyzer that the panel lacks",
    "panels/panel-corto.yaml",
    (t) => t.replace("    icon: flask-round\n", "    icon: flask-round\n    analyzers: [analizador-seis]\n"),
    /panels\/panel-corto\.yaml: groups\[0\]\.analyzers\[0\]: se encontró «analizador-seis»/,
  ],
  [
    "a panel alias that is already the id of a product",
    "panels/panel-rapido.yaml",
    (t) =>
      t.replace("category: rapidas", "category: abc").replace(/(?<=^aliases:\n {2}- ).*$/m, "columna-media"),
    /panels\/panel-rapido\.yaml: aliases\[0\]: .*abc\/columna-media ya es de content\/products\/columna-media\.yaml/,
  ],
  [
    "a second panel in a category",
    "panels/panel-rapido.yaml",
    (t) => t.replace("category: rapidas", "category: con-alias"),
    /panels\/panel-rapido\.yaml: category: se encontró «con-alias»; .* ya es de content\/panels\/panel-largo\.yaml/,
  ],
  [
    "a repeated parameter in the service rows of all products",
    "pages/product.yaml",
    (t) => t.replace("parameter: support", "parameter: training"),
    /pages\/product\.yaml: service\[1\]\.parameter: se encontró «training»; está repetido/,
  ],
  [
    "a general specification with an unknown parameter",
    "pages/product.yaml",
    (t) => t.replace("parameter: method", "parameter: metodo"),
    /pages\/product\.yaml: specifications\[0\]\.parameter: se encontró «metodo»/,
  ],
  [
    "a link to an unknown page",
    "categories/con-alias.yaml",
    (t) => t.replace("to: /soporte", "to: /productos/quitada"),
    /categories\/con-alias\.yaml: related\[0\]\.to: se encontró «\/productos\/quitada»; el sitio no tiene esa página/,
  ],
  [
    "a link to an unknown group of a panel",
    "categories/con-alias.yaml",
    (t) => t.replace("to: /soporte", "to: /productos/con-alias/test-list#quitado"),
    /categories\/con-alias\.yaml: related\[0\]\.to: .*#quitado»; después de # se admite: .*palabras/,
  ],
  [
    "an unknown leading product",
    "pages/home.yaml",
    (t) => t.replace(/(leaders:(?:.*\n)*? {2}product:) .*/, "$1 analizador-nueve"),
    /pages\/home\.yaml: leaders\.product: se encontró «analizador-nueve»/,
  ],
  [
    "a workload sentence about a category without a workload",
    "pages/home.yaml",
    (t) => t.replace("area: con-alias", "area: utiles"),
    /pages\/home\.yaml: workload\.area: se encontró «utiles»/,
  ],
  [
    "a brand with an unknown category",
    "brands/alba.yaml",
    (t) => t.replace("- con-alias\n", "- con-alia\n"),
    /brands\/alba\.yaml: categories\[\d\]: se encontró «con-alia»/,
  ],
  [
    "a brand with an unknown showcase product",
    "brands/alba.yaml",
    (t) => t.replace("showcase: analizador-ocho", "showcase: analizador-nueve"),
    /brands\/alba\.yaml: showcase: se encontró «analizador-nueve»/,
  ],
  [
    "an unknown featured product",
    "pages/home.yaml",
    (t) => t.replace("product: analizador-seis", "product: analizador-nueve"),
    /pages\/home\.yaml: featured\.items\[0\]\.product: se encontró «analizador-nueve»/,
  ],
  [
    "a category that is missing from the menu",
    "navigation.yaml",
    (t) => t.replace(/^ +- sola\n/m, ""),
    /navigation\.yaml: menuColumns: .*falta la categoría sola/,
  ],
  [
    "a category that is in the menu twice",
    "navigation.yaml",
    (t) => t.replace("      - utiles\n", "      - utiles\n      - sola\n"),
    /navigation\.yaml: menuColumns \(\d+\.ª categoría\): se encontró «sola»; está repetida/,
  ],
  [
    "a province that is not on the map",
    "coverage.yaml",
    (t) => t.replace("name: Guayas", "name: Guallas"),
    /coverage\.yaml: provinces\[1\]\.name: se encontró «Guallas»; se admite: .*Guayas/,
  ],
  [
    "a province that is listed twice",
    "coverage.yaml",
    (t) => t.replace("name: Guayas", "name: Pichincha"),
    /coverage\.yaml: provinces\[1\]\.name: se encontró «Pichincha»; ya está en la lista/,
  ],
  [
    "a quick link to an unknown page",
    "navigation.yaml",
    (t) => t.replace("- /soporte\n", "- /suporte\n"),
    /navigation\.yaml: quickLinks\[0\]: se encontró «\/suporte»/,
  ],
]);

for (const folder of ["panels", "supplies"]) {
  test(`the content check refuses a product with the id of an entry in ${folder}`, () => {
    const file = folder === "panels" ? "panel-corto" : "recipientes";
    renameSync(copied(`${folder}/${file}.yaml`), copied(`${folder}/analizador-seis.yaml`));
    expect(faults()).toContain(
      `content/${folder}/analizador-seis.yaml: (nombre): se encontró «analizador-seis»; ya existe content/products/analizador-seis.yaml`,
    );
  });
}

test("a supply may belong to a category of instruments", () => {
  edit("supplies/recipientes.yaml", (text) => text.replace("category: utiles", "category: abc"));
  expect(faults()).toEqual([]);
});
