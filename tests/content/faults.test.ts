/** One broken copy of the content per rule: each must fail the build with one line that names file, field and reason. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentError } from "#app/content/read/content.ts";
import { loadContent } from "#app/content/read/load.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", join(root, "content"), { recursive: true });
  symlinkSync(resolve("images"), join(root, "images"));
});

afterEach(() => rmSync(root, { recursive: true }));

function edit(file: string, change: (text: string) => string) {
  const path = join(root, "content", file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after, "the edit must change something").not.toBe(before);
  writeFileSync(path, after);
}

function faults(): string[] {
  try {
    loadContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

test("the content as it stands has no fault", () => {
  expect(faults()).toEqual([]);
});

const x6 = "products/maglumi-x6.yaml";

/** Rule, file, how it is broken, what the only line must say. */
const rules: [rule: string, file: string, change: (text: string) => string, line: RegExp][] = [
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
    "a specification without a value",
    x6,
    (t) => t.replace(", from: 10, to: 100 }", " }"),
    /maglumi-x6\.yaml: specifications\[4\]: se encontró .*; falta el valor; escriba amount, from \+ to, .* o width \+ depth \+ height$/,
  ],
  [
    "a specification with two values",
    x6,
    (t) => t.replace("from: 10, to: 100", "amount: 10, upTo: 100"),
    /maglumi-x6\.yaml: specifications\[4\]\.upTo: se encontró 100; el valor ya está en «amount»/,
  ],
  [
    "a range without its end",
    x6,
    (t) => t.replace("from: 10, to: 100", "from: 10"),
    /maglumi-x6\.yaml: specifications\[4\]\.to: falta; acompaña a «from»/,
  ],
  [
    "a range without its start",
    x6,
    (t) => t.replace("from: 10, to: 100", "to: 0"),
    /maglumi-x6\.yaml: specifications\[4\]\.from: falta; acompaña a «to»/,
  ],
  [
    "a range upside down",
    x6,
    (t) => t.replace("from: 10, to: 100", "from: 100, to: 10"),
    /maglumi-x6\.yaml: specifications\[4\]\.from: se encontró 100; debe ser menor que «to»/,
  ],
  [
    "a size without its height",
    x6,
    (t) => t.replace(", height: 155", ""),
    /maglumi-x6\.yaml: specifications\[7\]\.height: falta; acompaña a «width»/,
  ],
  [
    "a size in words beside its numbers",
    x6,
    (t) => t.replace("width: 148,", "text: 148 cm, width: 148,"),
    /maglumi-x6\.yaml: specifications\[7\]\.width: se encontró 148; el valor ya está en «text»/,
  ],
  [
    "a value under an unknown name",
    x6,
    (t) => t.replace("from: 10, to: 100", "value: 10"),
    /maglumi-x6\.yaml: specifications\[4\]: (campos desconocidos: value|.*falta el valor)/,
  ],
  [
    "words in place of an amount",
    x6,
    (t) => t.replace("amount: 450 ", "amount: Automática "),
    /maglumi-x6\.yaml: specifications\[1\]\.amount: se encontró "Automática"/,
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
];

for (const [rule, file, change, line] of rules) {
  test(`${rule} is refused in one line`, () => {
    edit(file, change);
    const lines = faults();
    expect(lines.join("\n")).toMatch(line);
    expect(lines.filter((text) => !line.test(text))).toEqual([]);
    for (const text of lines) expect(text).not.toContain("\n");
  });
}

test("a missing file is refused", () => {
  rmSync(join(root, "content/company.yaml"));
  expect(faults()).toContain("content/company.yaml: (archivo): falta");
});

test("a file that nobody reads is refused", () => {
  writeFileSync(join(root, "content/products/notes.txt"), "x");
  expect(faults().join()).toMatch(/content\/products\/notes\.txt: \(archivo\): nadie lo lee/);
});

test("a file name that makes no address is refused", () => {
  writeFileSync(join(root, "content/products/Maglumi X9.yaml"), readFileSync(join(root, "content", x6)));
  expect(faults().join()).toMatch(/products\/Maglumi X9\.yaml: \(nombre\)/);
});
