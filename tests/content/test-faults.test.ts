import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { copied, copyBeforeEach, edit, faults, testRules } from "./broken-copy.ts";

copyBeforeEach();

const file = "tests/beta-luz.yaml";

testRules([
  [
    "a laboratory test on an unknown analyzer",
    file,
    (t) => t.replace("- ge-uno", "- ge-nueve"),
    /tests\/beta-luz\.yaml: ways\[0\]\.analyzers\[0\]: se encontró «ge-nueve»; se admite: /,
  ],
  [
    "a laboratory test with an unknown method",
    file,
    (t) => t.replace("method: luces", "method: sombras"),
    /tests\/beta-luz\.yaml: ways\[0\]\.method: se encontró «sombras»; se admite: casete, colores, /,
  ],
  [
    "an unknown reagent",
    file,
    (t) => t.replace("- Mezcla frías C", "- Mezcla fría C"),
    /tests\/beta-luz\.yaml: ways\[0\]\.reagents\[1\]: se encontró «Mezcla fría C»; se admite: .*Mezcla frías C/,
  ],
  [
    "an unknown reagent of a laboratory test that a panel lists",
    "tests/pigmentidos.yaml",
    (t) => t.replace("- Mezcla frías A", "- Mezcla fría A"),
    /tests\/pigmentidos\.yaml: reagents\[0\]: se encontró «Mezcla fría A»/,
  ],
  [
    "two tubes with the same place in the order of draw",
    "supplies/recipientes.yaml",
    (t) => t.replace("draw: 3", "draw: 2"),
    /supplies\/recipientes\.yaml: groups\[0\]\.products\[3\]\.draw: se encontró «2»; ya es el lugar de Tubo de Tapa Amarilla/,
  ],
  [
    "an unknown container",
    file,
    (t) => t.replace("container: lila", "container: morada"),
    /tests\/beta-luz\.yaml: samples\[0\]\.container: se encontró «morada»; se admite: amarilla, celeste, /,
  ],
  [
    "a container whose additive changes the laboratory test",
    "directory.yaml",
    (t) => t.replace("supply: Tubo de Tapa Lila", "supply: Tubo de Tapa Lila\n    falsifies: [beta-luz]"),
    /tests\/beta-luz\.yaml: samples\[0\]\.container: se encontró «lila»; su aditivo altera esta prueba/,
  ],
  [
    "a container that falsifies an unknown laboratory test",
    "directory.yaml",
    (t) => t.replace("supply: Tubo de Tapa Lila", "supply: Tubo de Tapa Lila\n    falsifies: [beta-sol]"),
    /directory\.yaml: containers\[3\]\.falsifies\[0\]: se encontró «beta-sol»; no existe/,
  ],
  [
    "a container whose example is a laboratory test that uses another container",
    "directory.yaml",
    (t) => t.replace("supply: Tubo de Tapa Lila", "supply: Tubo de Tapa Lila\n    examples: [azul-total]"),
    /directory\.yaml: containers\[3\]\.examples\[0\]: se encontró «azul-total»; no es una prueba con este tubo/,
  ],
  [
    "a laboratory test without a sample",
    file,
    (t) => t.replace(/^samples:\n(?: .*\n)*/m, "samples: []\n"),
    /tests\/beta-luz\.yaml: samples: se encontró \[\]; falta la muestra/,
  ],
  [
    "a laboratory test in no panel and without a way to measure it",
    file,
    (t) => t.replace(/^ways:\n(?: .*\n)*/m, ""),
    /tests\/beta-luz\.yaml: ways: falta; ningún panel nombra esta prueba/,
  ],
  [
    "a purpose that does not start with «Se pide»",
    file,
    (t) => t.replace("purpose: Se pide", "purpose: Sirve"),
    /tests\/beta-luz\.yaml: purpose: .*; escriba una frase que empiece con «Se pide»/,
  ],
  [
    "an unknown similar laboratory test",
    "tests/codigo-nuevo.yaml",
    (t) => t.replace("- codigo-viejo", "- codigo-antiguo"),
    /tests\/codigo-nuevo\.yaml: near\[0\]: se encontró «codigo-antiguo»; no existe content\/tests\/codigo-antiguo\.yaml/,
  ],
  [
    "a panel with an unknown laboratory test",
    "panels/panel-corto.yaml",
    (t) => t.replace("- verde-total", "- verde-todo"),
    /panels\/panel-corto\.yaml: groups\[0\]\.tests\[2\]: se encontró «verde-todo»; no existe|tests\/verde-total\.yaml: ways: falta/,
  ],
  [
    "a cassette for an unknown laboratory test",
    "panels/panel-rapido.yaml",
    (t) => t.replace("- rarisima\n", "- comun\n"),
    /panels\/panel-rapido\.yaml: groups\[1\]\.tests\[0\]\.tests\[0\]: se encontró «comun»; no existe/,
  ],
  [
    "a laboratory test that a group lists twice",
    "panels/panel-corto.yaml",
    (t) => t.replace("- azul-total\n", "- azul-total\n      - azul-total\n"),
    /panels\/panel-corto\.yaml: groups\[0\]\.tests: .*hay una entrada repetida/,
  ],
  [
    "a laboratory test with the name of another",
    "tests/verde-total.yaml",
    (t) => t.replace("name: Verde total", "name: Azul total"),
    /tests\/verde-total\.yaml: name: se encontró «Azul total»; ya está en content\/tests\/azul-total\.yaml/,
  ],
  [
    "a panel with an unknown method",
    "panels/panel-corto.yaml",
    (t) => t.replace("method: colores", "method: color"),
    /panels\/panel-corto\.yaml: method: se encontró «color»; se admite: /,
  ],
  [
    "an unknown featured laboratory test",
    "directory.yaml",
    (t) => t.replace("featured: azul-total", "featured: azul-marino"),
    /directory\.yaml: featured: se encontró «azul-marino»; no existe content\/tests\/azul-marino\.yaml/,
  ],
  [
    "a container with an unknown supply",
    "directory.yaml",
    (t) => t.replace("supply: Tubo de Tapa Lila", "supply: Tubo de Tapa Morada"),
    /directory\.yaml: containers\[3\]\.supply: se encontró «Tubo de Tapa Morada»; se admite: /,
  ],
  [
    "two containers with the same id",
    "directory.yaml",
    (t) => t.replace("id: raro", "id: lila"),
    /directory\.yaml: containers\[5\]\.id: .*ya está en la lista|tests\/rarisima\.yaml/,
  ],
  [
    "two supplies with the same name",
    "supplies/mezclas.yaml",
    (t) => t.replace("name: Mezcla tibias B", "name: Mezcla frías B"),
    /supplies\/mezclas\.yaml: groups\[1\]\.products\[1\]\.name: se encontró «Mezcla frías B»; ya está en content\/supplies\/mezclas\.yaml/,
  ],
]);

test("a deleted laboratory test causes one error for each panel group that lists it", () => {
  rmSync(copied("tests/doble.yaml"));
  expect(faults()).toEqual([
    expect.stringMatching(/panel-largo\.yaml: groups\[0\]\.tests\[2\]: se encontró «doble»; no existe/),
    expect.stringMatching(/panel-largo\.yaml: groups\[2\]\.tests\[0\]: se encontró «doble»; no existe/),
  ]);
});

test("a laboratory test in a panel may leave out how it is measured", () => {
  edit("tests/codigo-nuevo.yaml", (text) => text.replace(/^ways:\n(?: .*\n)*/m, ""));
  expect(faults()).toEqual([]);
});
