import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/read/load.ts";
import { copied, copyBeforeEach, edit, faults, testRules } from "./broken-copy.ts";

copyBeforeEach();

test("the content of the fixtures has no errors", () => {
  expect(faults()).toEqual([]);
});

test("the content of the real site has no errors", () => {
  expect(() => loadContent(".")).not.toThrow();
});

const product = "products/analizador-seis.yaml";

testRules([
  [
    "a missing field",
    product,
    (t) => t.replace(/^name: .*\n/m, ""),
    /^content\/products\/analizador-seis\.yaml: name: falta; /,
  ],
  [
    "a field of the wrong type",
    product,
    (t) => t.replace("order: 1", "order: primero"),
    /analizador-seis\.yaml: order: se encontró "primero"; /,
  ],
  [
    "a character that our typefaces lack",
    product,
    (t) => t.replace(/^summary: .*$/m, "summary: Rápido 🚀 y preciso"),
    /analizador-seis\.yaml: summary: se encontró .*; no se admiten emojis/,
  ],
  [
    "a telephone link whose number differs from the visible number",
    "company.yaml",
    (t) => t.replace("+593 2 000 0002", "+593 2 111 1111"),
    /company\.yaml: phone\.dial: .*debe ser el mismo número que se muestra/,
  ],
  [
    "an unknown placeholder for a count",
    "pages/home.yaml",
    (t) => t.replace("value: 10+", 'value: "{marcas}"'),
    /home\.yaml: reasons\.items\[1\]\.value: .*entre llaves solo puede ir \{directas\}/,
  ],
  [
    "an unknown field",
    product,
    (t) => `${t}precio: 10\n`,
    /analizador-seis\.yaml: .*campos desconocidos: precio/,
  ],
  [
    "an unknown nested field",
    product,
    (t) => t.replace("  alt:", "  title: x\n  alt:"),
    /analizador-seis\.yaml: picture: campos desconocidos: title/,
  ],
  [
    "a repeated synonym",
    "categories/con-alias.yaml",
    (t) => t.replace("otra palabra", "Luminosidad"),
    /con-alias\.yaml: synonyms: .*hay una palabra repetida/,
  ],
  [
    "a repeated list item",
    "brands/alba.yaml",
    (t) => t.replace(/(categories:\n( +- .*\n))/, "$1$2"),
    /alba\.yaml: categories: .*hay una entrada repetida/,
  ],
  [
    "markup in a text",
    product,
    (t) => t.replace("name: Analizador Seis", "name: <b>Analizador Seis</b>"),
    /analizador-seis\.yaml: name: .*no se admiten etiquetas HTML/,
  ],
  [
    "a summary that is too long",
    product,
    (t) => t.replace(/^summary: .*$/m, `summary: ${"muy ".repeat(60)}largo`),
    /analizador-seis\.yaml: summary/,
  ],
  [
    "an invalid date",
    product,
    (t) => t.replace(/^updated: .*$/m, "updated: 2026-13-40"),
    /analizador-seis\.yaml: updated/,
  ],
  [
    "an unknown kind",
    product,
    (t) => t.replace("kind: product", "kind: gadget"),
    /analizador-seis\.yaml: kind: se encontró "gadget"; «kind» debe ser/,
  ],
  [
    "a supply without its kind",
    "supplies/recipientes.yaml",
    (t) => t.replace("kind: supply\n", ""),
    /supplies\/recipientes\.yaml: kind: falta; «kind» debe ser supply/,
  ],
  [
    "broken YAML",
    product,
    (t) => t.replace("name: Analizador Seis", "name: [Analizador Seis"),
    /analizador-seis\.yaml: YAML: /,
  ],
  [
    "a category name that is not in capitals",
    "categories/abc.yaml",
    (t) => t.replace("name: ABC", "name: Abc"),
    /categories\/abc\.yaml: name: .*mayúsculas/,
  ],
  [
    "a tube with a place in the order of draw and without a cap",
    "supplies/recipientes.yaml",
    (t) => t.replace("        cap: lila\n", ""),
    /supplies\/recipientes\.yaml: groups\[0\]\.products\[0\]\.draw: .*solo los tubos con «cap»/,
  ],
  [
    "a supply group with too few products",
    "supplies/recipientes.yaml",
    (t) =>
      t.replace(
        /(groups:\n(?:.*\n)*?\s+products:\n)(?:\s{6,}.*\n)+?(?=\s{2}- name|cta)/,
        "$1        - { name: Uno, description: Solo uno, badges: [A, B] }\n",
      ),
    /supplies\/recipientes\.yaml: groups\[0\]\.products/,
  ],
  [
    "an invalid e-mail address",
    "company.yaml",
    (t) => t.replace("ventas@inventada.example", "ventas"),
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
    (t) => `${t}enquiryEndpoint: http://mensajes.example/\n`,
    /company\.yaml: enquiryEndpoint: .*https:\/\//,
  ],
  [
    "an endpoint of another site without its protocol",
    "company.yaml",
    (t) => `${t}enquiryEndpoint: //mensajes.example/consultas\n`,
    /company\.yaml: enquiryEndpoint: .*«\/consultas»/,
  ],
  [
    "an invalid hour",
    "company.yaml",
    (t) => t.replace('"8:00"', '"28:00"'),
    /company\.yaml: hours\[0\]\.opens: /,
  ],
  [
    "a public address with a final slash",
    "company.yaml",
    (t) => t.replace(/^(site: .*)$/m, "$1/"),
    /company\.yaml: site: .*sin barra final ni ruta/,
  ],
  [
    "a list of features that is too long",
    product,
    (t) => `${t.replace(/^features:\n(?: {2}.*\n)*/m, "")}features:\n${'  - "Una más"\n'.repeat(90)}`,
    /analizador-seis\.yaml: features: /,
  ],
  [
    "YAML aliases that multiply",
    product,
    (t) =>
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\n` +
      `d: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n${t}`,
    /analizador-seis\.yaml: YAML: Excessive alias count/,
  ],
  [
    "an unknown icon",
    "pages/support.yaml",
    (t) => t.replace(/icon: [a-z-]+/, "icon: spaceship"),
    /pages\/support\.yaml: services\.items\[0\]\.icon: se encontró "spaceship"/,
  ],
]);

test("the content check refuses a missing file", () => {
  rmSync(copied("company.yaml"));
  expect(faults()).toContain("content/company.yaml: (archivo): falta");
});

test("the content check refuses a file of an unknown type", () => {
  writeFileSync(copied("products/notes.txt"), "x");
  expect(faults().join()).toMatch(/content\/products\/notes\.txt: \(archivo\): nadie lo lee/);
});

test("the content check refuses a file name that cannot become an address", () => {
  writeFileSync(copied("products/Analizador Nueve.yaml"), readFileSync(copied(product)));
  expect(faults().join()).toMatch(/products\/Analizador Nueve\.yaml: \(nombre\)/);
});

test("the content check refuses a folder with the name of a content file", () => {
  mkdirSync(copied("products/otro.yaml"));
  expect(faults()).toEqual(["content/products/otro.yaml: (archivo): es una carpeta"]);
});

test("the content check refuses a file in another encoding", () => {
  const text = readFileSync(copied(product), "utf8").replace("Analizador Seis", "Analizador Séis");
  writeFileSync(copied(product), Buffer.from(text, "latin1"));
  expect(faults().join()).toMatch(/analizador-seis\.yaml: \(archivo\): no está en UTF-8/);
});

test("the check reports an unreadable, small or duplicate picture, if the content shows it", async () => {
  const small = sharp({ create: { width: 100, height: 100, channels: 3, background: "red" } });
  await small.png().toFile(copied("../images/chica.png"));
  await small.png().toFile(copied("../images/chica-sin-uso.png"));
  writeFileSync(copied("../images/texto.png"), "no soy una imagen");
  const shown = /(?<=file: \/images\/)[\w-]+\.\w+/;
  edit(product, (text) => text.replace(shown, "chica.png"));
  edit("products/analizador-ocho.yaml", (text) => text.replace(shown, "texto.png"));
  writeFileSync(copied("../images/.DS_Store"), "x");
  writeFileSync(copied("../images/Thumbs.db"), "x");
  writeFileSync(copied(".DS_Store"), "x");
  copyFileSync("tests/fixtures/images/sala.webp", copied("../images/sala.png"));
  expect(faults()).toEqual([
    "images/chica.png: (archivo): mide 100 px de ancho; se piden 1440 px como mínimo",
    "images/sala.webp: (archivo): ya existe images/sala.png",
    "images/texto.png: (archivo): no es una imagen que se pueda leer; use WebP, PNG o JPEG",
  ]);
});
