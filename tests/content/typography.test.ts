import { describe, expect, test } from "vitest";
import { correctedText, numberRules } from "#app/content/read/checks/typography.ts";
import { keepTogether } from "#app/lib/text/keep-together.ts";
import { copyBeforeEach, testRules } from "./broken-copy.ts";

const isWrong = (text: string) => numberRules.some(({ wrong }) => wrong.test(keepTogether(text)));

describe("a wrongly typed number is corrected", () => {
  const corrections: [typed: string, corrected: string][] = [
    ["80µL", "80 µL"],
    ["a 37°C", "a 37 °C"],
    ["al 100%", "al 100 %"],
    ["en 45s", "en 45 s"],
    ["1.5 µL", "1,5 µL"],
    ["10.4 pulgadas", "10,4 pulgadas"],
    ["2000 pruebas", "2.000 pruebas"],
    ["2,000 pruebas", "2.000 pruebas"],
    ["12000 mL", "12.000 mL"],
    ["10-15 min", "10–15 min"],
    ["2 - 8 °C", "2–8 °C"],
    ["10 – 15 min", "10–15 min"],
  ];
  test.each(corrections)("«%s» becomes «%s»", (typed, corrected) => {
    expect(isWrong(typed)).toBe(true);
    const result = correctedText(keepTogether(typed))
      .replace(/\u00a0/g, " ")
      .replaceAll("\u2060", "");
    expect(result).toBe(corrected);
    expect(isWrong(corrected)).toBe(false);
  });
});

test.each([
  "80 µL",
  "450/h",
  "dispersograma 2D",
  "T3 libre",
  "el F5s y el X3.5",
  "2.000 pruebas",
  "borosilicato 3.3",
  "MAGLUMI 2000 Plus",
  "desde 2020",
  "0,125",
  "CA 19-9",
  "VIH-1 y VIH-2",
  "COVID-19 h",
])("the number rules do not change «%s»", (text) => {
  expect(isWrong(text)).toBe(false);
  expect(correctedText(text)).toBe(text);
});

test("no-break spaces join a number with its sign, its factor and its unit", () => {
  expect(keepTogether("≤ 24 h")).toBe("≤\u00a024\u00a0h");
  expect(keepTogether("4 × 50 mL")).toBe("4\u00a0×\u00a050\u00a0mL");
  expect(keepTogether("90 × 75 × 78 cm")).toBe("90 ×\u00a075 ×\u00a078\u00a0cm");
  expect(keepTogether("80 μL")).toBe("80\u00a0µL");
});

test("no-break spaces join a number and its noun; word joiners join ranges and hyphenated terms", () => {
  expect(keepTogether("hasta 80 µL de muestra")).toBe("hasta 80\u00a0µL de muestra");
  expect(keepTogether("18 meses, al 1,5 %, a 30 °C y 20 L")).toBe(
    "18\u00a0meses, al 1,5\u00a0%, a 30\u00a0°C y 20\u00a0L",
  );
  expect(keepTogether("de 4 a 25 de reactivo")).toBe("de 4\u00a0a\u00a025 de reactivo");
  expect(keepTogether("en 10–15 minutos")).toBe("en 10–\u206015\u00a0minutos");
  expect(keepTogether("con CO-oximetría y AT-III")).toBe("con CO-\u2060oximetría y AT-\u2060III");
  for (const right of ["CK-MB, COVID-19", "Desde 2020 y con", "el F810 informa", "el MAGLUMI 800 conserva"]) {
    expect(keepTogether(right)).toBe(right);
  }
});

describe("in a content file", () => {
  copyBeforeEach();
  testRules([
    [
      "a wrongly typed number",
      "products/balanza.yaml",
      (text) => text.replace("Al menos 200 pruebas por hora.", "Volumen de 80µL a 37°C en 10-15 min."),
      /^content\/products\/balanza\.yaml: features\[0\]: separe la unidad.*; escriba «Volumen de 80 µL a 37 °C en 10–15 min\.»$/,
    ],
  ]);
});
