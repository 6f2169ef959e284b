/** Texts may contain «{product.parameter}». Loading replaces it with the number in the product's file. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/read/load.ts";
import { copied, copyBeforeEach, edit, testRules } from "./broken-copy.ts";

copyBeforeEach();

const file = "categories/abc.yaml";

test("loading replaces «{product.parameter}» in a text with the product's number", () => {
  edit(file, (text) =>
    text.replace(
      "que informa en 96 segundos",
      "que informa en {columna-alta.result-time} s, {analizador-seis.sample-volume} µL",
    ),
  );
  const { categories } = loadContent(join(copied("."), ".."));
  const answer = categories.find(({ id }) => id === "abc")?.guide?.questions[0]?.answer;
  expect(answer).toBe("La Columna Alta, que informa en 96\u00a0s, 10–\u2060100\u00a0µL.");
});

testRules([
  [
    "a named value that no product states",
    file,
    (text) => text.replace("96 segundos.", "{columna-alta.no-such} segundos."),
    /abc\.yaml: guide\.questions\[0\]\.answer: se encontró «\{columna-alta\.no-such\}»; ningún equipo/,
  ],
]);
