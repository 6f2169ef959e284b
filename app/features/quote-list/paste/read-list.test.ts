import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderItem } from "#app/content/outputs/order-items.ts";
import { fillList } from "./fill-list.ts";
import { listReader } from "./read-list.ts";

function supply(name: string, pack: string, also: string[] = [], details = ""): OrderItem {
  const id = `/productos/insumos/toma#${name.toLowerCase().replaceAll(" ", "-")}`;
  return { id, kind: "supply", name, context: "Toma", pack, path: "/productos/insumos/toma", also, details };
}

function equipment(name: string, also: string[] = []): OrderItem {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return {
    id,
    kind: "equipment",
    name,
    brand: "Alfa",
    context: "Alfa",
    path: `/productos/gases/${id}`,
    also,
  };
}

const edta = supply("Tubo con EDTA K2", "gradilla de 100", ["EDTA", "tapa lila"], "De 2 o 4 mL");
const citrate = supply("Tubo con citrato", "gradilla de 100", ["citrato"], "De 2,7 mL");
const items = [
  edta,
  citrate,
  supply("Guante de nitrilo", "caja de 100"),
  supply("Guante de látex", "caja de 100"),
  supply("Frasco para orina", "caja de 50"),
  supply("Punta de 10 µL", "10\u00a0gradillas de 96", ["puntas"]),
  supply("Control sérico", "caja de 6 × 5 mL por nivel", ["nivel 1"]),
  supply("Torniquete", "unidad"),
  equipment("Gas 3500"),
  equipment("Gas 5000"),
  equipment("LUMI X6"),
  equipment("CA-1200"),
];
const read = listReader({ ignored: ["de", "con", "para", "u", "y"], items });

/** Returns «2 Tubo con EDTA K2» for a certain entry, «? …» for a question and «-» for an unknown entry. */
function summariesOf(text: string): string[] {
  return read(text).map(({ isCertain, choices }) => {
    const each = choices.map(({ quantity, item }) => `${quantity} ${item.name}`).join(" / ");
    return isCertain ? each : each ? `? ${each}` : "-";
  });
}

describe("the reader of pasted lists", () => {
  it.each([
    ["EDTA 200, citrato 100", ["2 Tubo con EDTA K2", "1 Tubo con citrato"]],
    ["EDTA 200 y citrato 100", ["2 Tubo con EDTA K2", "1 Tubo con citrato"]],
    ["• 200 tubos EDTA\r\n2) citrato: 300", ["2 Tubo con EDTA K2", "3 Tubo con citrato"]],
    ["x 200 citrato; citrato x 200", ["2 Tubo con citrato", "2 Tubo con citrato"]],
    ["EDTA 200 u\n200 und. EDTA", ["2 Tubo con EDTA K2", "2 Tubo con EDTA K2"]],
    ["EDTA (2 y 4 mL) 200", ["? 2 Tubo con EDTA K2 / 1 Tubo con EDTA K2"]],
    ["EDTA 1.000\nEDTA 1,000\nEDTA 1\u00a0000", Array(3).fill("10 Tubo con EDTA K2")],
    ["2 gradillas de EDTA\nEDTA 2 gradillas", ["2 Tubo con EDTA K2", "2 Tubo con EDTA K2"]],
    ["200 frascos para orina", ["4 Frasco para orina"]],
    ["Tubo EDTA, tapa lila, 4 mL: 200", ["2 Tubo con EDTA K2"]],
    ["EDTA ２００", ["2 Tubo con EDTA K2"]],
    ["TÚBOS CITRATOS 100\ncitrto 100", ["1 Tubo con citrato", "1 Tubo con citrato"]],
    ["puntas 960", ["1 Punta de 10 µL"]],
    ["torniquete", ["1 Torniquete"]],
  ])("reads %j", (text, expected) => {
    expect(summariesOf(text)).toEqual(expected);
  });

  it.each([
    ["Gas 3500", "1 Gas 3500"],
    ["Gas 3500 2", "2 Gas 3500"],
    ["2 LUMI X6", "2 LUMI X6"],
    ["lumi x 6", "1 LUMI X6"],
    ["LUMI X6 x 2", "2 LUMI X6"],
    ["ca1200", "1 CA-1200"],
  ])("does not read a number in a name as a quantity: %s", (text, expected) => {
    expect(summariesOf(text)).toEqual([expected]);
  });

  it.each([
    ["guantes 5 cajas", "? 5 Guante de nitrilo / 5 Guante de látex"],
    ["EDTA 2", "? 2 Tubo con EDTA K2 / 1 Tubo con EDTA K2"],
    ["tubo EDTA 10 mL 200", "? 2 Tubo con EDTA K2"],
    ["EDTA 2,5", "? 1 Tubo con EDTA K2"],
    ["EDTA 0", "? 1 Tubo con EDTA K2"],
    ["EDTA 200 300", "? 2 Tubo con EDTA K2"],
    ["EDTA 99999999", "? 1 Tubo con EDTA K2"],
  ])("turns %j into a question", (text, expected) => {
    expect(summariesOf(text)).toEqual([expected]);
  });

  it.each(["=1+1", "=SUMA(A1;B2)", "тест 200", "مرحبا 100", "血清 50", "microscopio 3", "100", "😀 4"])(
    "keeps %s as it was typed, without choices",
    (text) => {
      expect(read(text)).toEqual([
        { text, raw: text, isCertain: false, choices: [], hasQuantity: expect.any(Boolean) },
      ]);
    },
  );

  it("reads rows of a spreadsheet, with or without a header", () => {
    expect(summariesOf("Tubo EDTA\t200\n1\tcitrato\t300\nguante de nitrilo\t5\tcaja")).toEqual([
      "2 Tubo con EDTA K2",
      "3 Tubo con citrato",
      "5 Guante de nitrilo",
    ]);
    const table =
      "Referencia\tProducto\tEmpaque\tCantidad\tNota\ntoma/x\tTubo con EDTA K2\tgradilla de 100\t3\turgente";
    expect(summariesOf(table)).toEqual(["3 Tubo con EDTA K2"]);
    expect(read(table)[0]?.choices[0]?.note).toBe("urgente");
    expect(summariesOf("Producto\tCantidad\nEDTA\tmuchos")).toEqual(["? 1 Tubo con EDTA K2"]);
  });

  it("reads the site's own message back, with its notes", () => {
    const [first, second, ...others] = read(
      "Solicito cotización de:\n6 × Tubo con EDTA K2 (gradilla de 100)\n    planta baja\n1 × Gas 3500 (Alfa)",
    );
    expect(first).toMatchObject({
      isCertain: true,
      choices: [{ item: edta, quantity: 6, note: "planta baja" }],
    });
    expect(second).toMatchObject({ isCertain: true, choices: [{ quantity: 1, item: { name: "Gas 3500" } }] });
    expect(others).toEqual([]);
  });

  it("rounds pieces up to whole packs and notes the number of pieces", () => {
    expect(read("250 und EDTA")[0]?.choices).toEqual([
      { item: edta, quantity: 3, note: "Pedido: 250 unidades" },
    ]);
  });

  it("keeps every one of a thousand lines", () => {
    const lines = Array.from({ length: 1000 }, (_, index) =>
      index % 2 ? `EDTA ${index}00` : `cosa ${index}`,
    );
    expect(read(lines.join("\n")).map(({ raw }) => raw)).toEqual(lines);
  });

  it("never throws, and loses no letter except a separating «y»", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "EDTA",
        "200",
        "x",
        ",",
        ";",
        "\t",
        "\n",
        "(",
        ")",
        "y",
        "1.000",
        "=1+1",
        "\uD83D",
        "ml",
        "-",
      ),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join(" ");
        const letters = (value: string) => value.replace(/[^\p{L}]/gu, "");
        const remaining = letters(
          read(text)
            .map(({ raw }) => raw)
            .join(" "),
        );
        expect(remaining.length).toBeGreaterThanOrEqual(
          letters(text).length - (text.match(/ y /g) ?? []).length,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe("filling the list", () => {
  const decide = (text: string) =>
    read(text).map((entry) => ({ entry, decision: entry.isCertain ? entry.choices[0] : undefined }));

  it("adds lines that are certain, sums repeated ones and returns the rest", () => {
    const { lines, added, remaining } = fillList([], decide("EDTA 200, nada 5, EDTA 100, Gas 3500 2"));
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["Tubo con EDTA K2", 3],
      ["Gas 3500", 2],
    ]);
    expect([added, remaining.map(({ raw }) => raw)]).toEqual([3, ["nada 5"]]);
  });

  it("changes the quantity of a line that is already in the list, and keeps its note", () => {
    const { lines } = fillList([], decide("EDTA 200"));
    const noted = lines.map((line) => ({ ...line, note: "urgente" }));
    expect(fillList(noted, decide("EDTA 500")).lines).toMatchObject([{ quantity: 5, note: "urgente" }]);
  });

  it("adds an unknown line as it was pasted, if the visitor enquires about it", () => {
    const decided = read("microscopio 3").map((entry) => ({ entry, decision: "enquire" as const }));
    expect(fillList([], decided).lines).toMatchObject([{ name: "microscopio 3", path: "" }]);
  });

  it("fills a hundred lines and returns the rest", () => {
    const decided = read(Array.from({ length: 130 }, (_, index) => `cosa ${index}`).join("\n"));
    const { lines, remaining } = fillList(
      [],
      decided.map((entry) => ({ entry, decision: "enquire" as const })),
    );
    expect([lines.length, remaining.length]).toEqual([100, 30]);
  });
});
