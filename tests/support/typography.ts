/** How figures are written in Spanish, in content, on pages and in data sheets alike. */

const symbols = "µL|mL|L|cm|mm|µm|°C|%|min|h|s|mmol/L|L/h";
const units = `${symbols}|pruebas/h|muestras/h|T/H`;

export const typography = [
  {
    name: "a unit stands apart from its number",
    wrong: new RegExp(String.raw`\d(?:${units})(?![\p{L}\d])`, "u"),
    faulty: ["80µL", "37°C", "100%", "45s"],
    right: ["80\u00a0µL", "450/h", "dispersograma 2D", "T3 libre"],
  },
  {
    name: "decimals take a comma",
    wrong: /(?<!orosilicato[ \u00a0])(?<![\d.])\d+\.(?:\d{1,2}|\d{4,})(?!\d)/u,
    faulty: ["1.5\u00a0µL", "10.4 pulgadas"],
    right: ["1,5\u00a0µL", "2.000 pruebas", "borosilicato 3.3"],
  },
  {
    name: "thousands take a point",
    wrong: /\d{4,}\u00a0|(?<!\d)[1-9]\d{0,2},\d{3}(?!\d)/u,
    faulty: ["2000\u00a0pruebas", "2,000 pruebas"],
    right: ["2.000\u00a0pruebas", "MAGLUMI 2000 Plus", "0,125"],
  },
  {
    name: "a range takes an en dash without spaces",
    wrong: new RegExp(
      String.raw`\d *- *\d[\d.,]*[ \u00a0]?(?:${units}|minutos|segundos|horas)(?!\p{L})|\d – ?\d|\d ?– \d`,
      "u",
    ),
    faulty: ["10-15\u00a0min", "2 - 8\u00a0°C", "10 – 15\u00a0min"],
    right: ["10–15\u00a0min", "CA 19-9", "VIH-1 y VIH-2"],
  },
  {
    name: "a sign keeps to the number after it",
    wrong: /[≤≥±×<] \d/u,
    faulty: ["≤ 24\u00a0h", "4\u00a0× 50", "< 60\u00a0s"],
    right: ["≤\u00a024\u00a0h", "4\u00a0×\u00a050\u00a0mL"],
  },
  {
    // Three measures are wider than a column of the comparison: they may go on before a sign.
    name: "a product of two numbers keeps together",
    wrong: /(?<!×\u00a0)(?<![\d.,])\d[\d.,]* ×(?!\u00a0[\d.,]+ ×)/u,
    faulty: ["4 ×\u00a050\u00a0mL"],
    right: ["4\u00a0×\u00a050\u00a0mL", "90 ×\u00a075 ×\u00a078\u00a0cm"],
  },
  {
    name: "the micro sign is one character everywhere",
    wrong: /μ/u,
    faulty: ["80\u00a0μL"],
    right: ["80\u00a0µL"],
  },
];

/** A number and the symbol of its unit do not part at the end of a line, however the content has them typed. */
export const looseUnit = new RegExp(String.raw`\d (?:${symbols})(?![\p{L}\d/])`, "u");
