/** What a file may not hold, whatever the others say. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakCopies, copied, faults, testRules } from "./broken-copy.ts";

breakCopies();

test("the content as it stands has no fault", () => {
  expect(faults()).toEqual([]);
});

const x6 = "products/maglumi-x6.yaml";

testRules([
  [
    "a missing field",
    x6,
    (t) => t.replace(/^name: .*\n/m, ""),
    /^content\/products\/maglumi-x6\.yaml: name: falta; /,
  ],
  [
    "a field of the wrong type",
    x6,
    (t) => t.replace("order: 1", "order: primero"),
    /maglumi-x6\.yaml: order: se encontró "primero"; /,
  ],
  ["an unknown field", x6, (t) => `${t}precio: 10\n`, /maglumi-x6\.yaml: .*campos desconocidos: precio/],
  [
    "an unknown nested field",
    x6,
    (t) => t.replace("  alt:", "  title: x\n  alt:"),
    /maglumi-x6\.yaml: picture: campos desconocidos: title/,
  ],
  [
    "a synonym given twice",
    "categories/hematologia.yaml",
    (t) => t.replace("  - hemograma", "  - Biometria"),
    /hematologia\.yaml: synonyms: .*hay una palabra repetida/,
  ],
  [
    "markup in a text",
    x6,
    (t) => t.replace("name: MAGLUMI X6", "name: <b>MAGLUMI X6</b>"),
    /maglumi-x6\.yaml: name: .*no se admiten etiquetas HTML/,
  ],
  [
    "a summary that is too long",
    x6,
    (t) => t.replace(/^summary: .*$/m, `summary: ${"muy ".repeat(60)}largo`),
    /maglumi-x6\.yaml: summary/,
  ],
  [
    "a date that is none",
    x6,
    (t) => t.replace(/^updated: .*$/m, "updated: 2026-13-40"),
    /maglumi-x6\.yaml: updated/,
  ],
  [
    "an unknown kind",
    x6,
    (t) => t.replace("kind: product", "kind: gadget"),
    /maglumi-x6\.yaml: kind: se encontró "gadget"; «kind» debe ser/,
  ],
  [
    "a supply without its kind",
    "supplies/vidrio.yaml",
    (t) => t.replace("kind: supply\n", ""),
    /supplies\/vidrio\.yaml: kind: falta; «kind» debe ser supply/,
  ],
  ["broken YAML", x6, (t) => t.replace("name: MAGLUMI X6", "name: [MAGLUMI X6"), /maglumi-x6\.yaml: YAML: /],
  [
    "a category name in lower case",
    "categories/hplc.yaml",
    (t) => t.replace("name: HPLC", "name: Hplc"),
    /categories\/hplc\.yaml: name: .*mayúsculas/,
  ],
  [
    "a supply group with too few products",
    "supplies/vidrio.yaml",
    (t) =>
      t.replace(
        /(groups:\n(?:.*\n)*?\s+products:\n)(?:\s{6,}.*\n)+?(?=\s{2}- name|cta)/,
        "$1        - { name: Uno, description: Solo uno, badges: [A, B] }\n",
      ),
    /supplies\/vidrio\.yaml: groups\[0\]\.products/,
  ],
  [
    "an e-mail that is none",
    "company.yaml",
    (t) => t.replace("ventas@ceibodiagnostica.example", "ventas"),
    /company\.yaml: email: se encontró "ventas"; escriba un correo completo/,
  ],
  [
    "a web address without https",
    "company.yaml",
    (t) => t.replace("https://www.facebook", "http://www.facebook"),
    /company\.yaml: social\.facebook: .*https:\/\//,
  ],
  [
    "an endpoint without https",
    "company.yaml",
    (t) => t.replace("# enquiryEndpoint: https://…", "enquiryEndpoint: http://mensajes.example/"),
    /company\.yaml: enquiryEndpoint: .*https:\/\//,
  ],
  [
    "an hour that is none",
    "company.yaml",
    (t) => t.replace('"8:00"', '"28:00"'),
    /company\.yaml: hours\[0\]\.opens: /,
  ],
  [
    "an unknown icon",
    "pages/support.yaml",
    (t) => t.replace(/icon: [a-z-]+/, "icon: spaceship"),
    /pages\/support\.yaml: services\.items\[0\]\.icon: se encontró "spaceship"/,
  ],
]);

test("a missing file is refused", () => {
  rmSync(copied("company.yaml"));
  expect(faults()).toContain("content/company.yaml: (archivo): falta");
});

test("a file that nobody reads is refused", () => {
  writeFileSync(copied("products/notes.txt"), "x");
  expect(faults().join()).toMatch(/content\/products\/notes\.txt: \(archivo\): nadie lo lee/);
});

test("a file name that makes no address is refused", () => {
  writeFileSync(copied("products/Maglumi X9.yaml"), readFileSync(copied(x6)));
  expect(faults().join()).toMatch(/products\/Maglumi X9\.yaml: \(nombre\)/);
});
