/** What files may not say of each other. */
import { renameSync } from "node:fs";
import { expect, test } from "vitest";
import { breakCopies, copied, edit, faults, testRules } from "./broken-copy.ts";

breakCopies();

const x6 = "products/maglumi-x6.yaml";

testRules([
  [
    "an unknown category",
    x6,
    (t) => t.replace("category: inmunologia", "category: inmuno"),
    /maglumi-x6\.yaml: category: se encontró «inmuno»; se admite: bioquimica, /,
  ],
  [
    "an unknown brand",
    x6,
    (t) => t.replace("brand: snibe", "brand: snive"),
    /maglumi-x6\.yaml: brand: se encontró «snive»; se admite: .*snibe/,
  ],
  [
    "a picture that is not there",
    x6,
    (t) => t.replace("file: maglumi-x6", "file: maglumi-x66"),
    /maglumi-x6\.yaml: picture\.file: se encontró «maglumi-x66»; no hay ese archivo en images\//,
  ],
  [
    "an unknown parameter",
    x6,
    (t) => t.replace("parameter: method", "parameter: metodo"),
    /maglumi-x6\.yaml: specifications\[0\]\.parameter: se encontró «metodo»/,
  ],
  [
    "a parameter given twice",
    x6,
    (t) => t.replace("parameter: method", "parameter: throughput"),
    /maglumi-x6\.yaml: specifications\[1\]\.parameter: .*está repetido/,
  ],
  [
    "a figure without its value",
    x6,
    (t) => t.replace("figures: [throughput,", "figures: [precision,"),
    /maglumi-x6\.yaml: figures\[0\]: se encontró «precision»/,
  ],
  [
    "a headline without its value",
    x6,
    (t) => t.replace("headline: throughput", "headline: precision"),
    /maglumi-x6\.yaml: headline: se encontró «precision»/,
  ],
  [
    "a value past the end of the scale",
    x6,
    (t) => t.replace("amount: 450 ", "amount: 4500 "),
    /maglumi-x6\.yaml: throughput: se encontró «4500»; la escala de la categoría termina en 600/,
  ],
  [
    "a model of no series",
    "products/f810.yaml",
    (t) => t.replace("series: maccura-f8-series", "series: maglumi-x6"),
    /f810\.yaml: series: .*no es una serie/,
  ],
  [
    "a model in another category than its series",
    "products/f810.yaml",
    (t) => t.replace("category: hematologia", "category: hplc"),
    /f810\.yaml: category: .*la serie está en hematologia/,
  ],
  [
    "a card figure without its value",
    "products/f810.yaml",
    (t) =>
      t.replace(
        "cardParameters: [sample-throughput, reticulocyte-throughput]",
        "cardParameters: [sample-throughput, screen]",
      ),
    /f810\.yaml: cardParameters\[1\]: se encontró «screen»/,
  ],
  [
    "an alias that the category lacks",
    "products/maccura-f8-series.yaml",
    (t) => `${t}viaCategoryAlias: true\n`,
    /maccura-f8-series\.yaml: viaCategoryAlias: .*no tiene alias/,
  ],
  [
    "a panel for an unknown analyzer",
    "panels/bioquimica.yaml",
    (t) => t.replace("b240p-snibe", "b24op-snibe"),
    /panels\/bioquimica\.yaml: (analyzers\[0\]|groups)/,
  ],
  [
    "a group of a panel for an analyzer that the panel lacks",
    "panels/bioquimica.yaml",
    (t) => t.replace("    icon: flask-round\n", "    icon: flask-round\n    analyzers: [maglumi-x6]\n"),
    /panels\/bioquimica\.yaml: groups\[0\]\.analyzers\[0\]: se encontró «maglumi-x6»/,
  ],
  [
    "an alias that is the address of a product",
    "panels/serologia.yaml",
    (t) => t.replace("category: serologia", "category: hplc").replace("[pruebas-rapidas]", "[lifotronic-h8]"),
    /panels\/serologia\.yaml: aliases\[0\]: .*hplc\/lifotronic-h8 ya es de content\/products\/lifotronic-h8\.yaml/,
  ],
  [
    "a second panel in a category",
    "panels/serologia.yaml",
    (t) => t.replace("category: serologia", "category: inmunologia"),
    /panels\/serologia\.yaml: category: se encontró «inmunologia»; .* ya es de content\/panels\/inmunologia\.yaml/,
  ],
  [
    "a repeated parameter among the services of every product",
    "pages/product.yaml",
    (t) => t.replace("parameter: support", "parameter: training"),
    /pages\/product\.yaml: service\[1\]\.parameter: se encontró «training»; está repetido/,
  ],
  [
    "a general specification of an unknown parameter",
    "pages/product.yaml",
    (t) => t.replace("parameter: method", "parameter: metodo"),
    /pages\/product\.yaml: specifications\[0\]\.parameter: se encontró «metodo»/,
  ],
  [
    "a leading product that is none",
    "pages/home.yaml",
    (t) => t.replace(/(leaders:(?:.*\n)*? {2}product:) .*/, "$1 maglumi-x9"),
    /pages\/home\.yaml: leaders\.product: se encontró «maglumi-x9»/,
  ],
  [
    "a brand in an unknown category",
    "brands/snibe.yaml",
    (t) => t.replace("inmunologia", "inmuno"),
    /brands\/snibe\.yaml: categories\[\d\]: se encontró «inmuno»/,
  ],
  [
    "a brand shown by an unknown product",
    "brands/snibe.yaml",
    (t) => t.replace("showcase: maglumi-x8", "showcase: maglumi-x9"),
    /brands\/snibe\.yaml: showcase: se encontró «maglumi-x9»/,
  ],
  [
    "a featured product that is none",
    "pages/home.yaml",
    (t) => t.replace("product: maglumi-x6", "product: maglumi-x9"),
    /pages\/home\.yaml: featured\.items\[0\]\.product: se encontró «maglumi-x9»/,
  ],
  [
    "a category that the menu forgets",
    "navigation.yaml",
    (t) => t.replace("coagulacion, ", ""),
    /navigation\.yaml: menuColumns: .*falta la categoría coagulacion/,
  ],
  [
    "a quick link that leads nowhere",
    "navigation.yaml",
    (t) => t.replace("[/soporte,", "[/suporte,"),
    /navigation\.yaml: quickLinks\[0\]: se encontró «\/suporte»/,
  ],
]);

for (const folder of ["panels", "supplies"]) {
  test(`one name for a product and for one of ${folder} is refused`, () => {
    const file = folder === "panels" ? "bioquimica" : "vidrio";
    renameSync(copied(`${folder}/${file}.yaml`), copied(`${folder}/maglumi-x6.yaml`));
    expect(faults()).toContain(
      `content/${folder}/maglumi-x6.yaml: (nombre): se encontró «maglumi-x6»; ya existe content/products/maglumi-x6.yaml`,
    );
  });
}

test("a supply may stand in any category", () => {
  edit("supplies/vidrio.yaml", (text) => text.replace("category: insumos", "category: hplc"));
  expect(faults()).toEqual([]);
});
