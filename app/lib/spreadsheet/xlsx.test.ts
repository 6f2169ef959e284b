import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { orderSheet } from "#app/lib/quote/order-sheet.ts";
import { xlsx } from "./xlsx.ts";

/** Reads the files through the ZIP's directory, as spreadsheet programs do. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    const [size, length] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
    const start = view.getUint32(at + 42, true) + 30 + length;
    const content = bytes.subarray(start, start + size);
    expect(crc32(content), name).toBe(view.getUint32(at + 16, true));
    files.set(name, new TextDecoder("utf-8", { fatal: true }).decode(content));
    at += 46 + length;
  }
  return files;
}

const sheetOf = (bytes: Uint8Array) => unzip(bytes).get("xl/worksheets/sheet1.xml") ?? "";

it("writes the parts of a workbook", () => {
  expect([...unzip(xlsx("Hoja", [["a"]])).keys()]).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/worksheets/sheet1.xml",
  ]);
});

it("writes numbers as numbers, and every string as text, even «=1+1» and «099»", () => {
  const sheet = sheetOf(xlsx("Hoja", [["a"], ["=1+1"], ["099"], [7]]));
  expect(sheet).toContain('<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">099</t>');
  expect(sheet).toContain('<c r="A4"><v>7</v></c>');
  expect(sheet).not.toContain("<f>");
});

it("writes markup, control characters and lone surrogates as harmless text", () => {
  const sheet = sheetOf(xlsx("Hoja", [["a"], ['<b>&"\u0000\uD83D</b>']]));
  expect(sheet).toContain("&lt;b&gt;&amp;&quot;\uFFFD\uFFFD&lt;/b&gt;");
});

it("writes reference, pack and buyer into each row of a quote list", () => {
  const sheet = sheetOf(
    orderSheet(
      [
        {
          id: "/productos/insumos/toma#tubo-lila",
          name: "Tubo lila",
          pack: "caja de 100",
          quantity: 2,
          note: "=1+1",
        },
        { id: "", name: "cosa", quantity: 1, note: "" },
      ],
      { company: "Clínica Sur", ruc: "0990011674001", city: "Cuenca", monthly: "sí" },
    ),
  );
  const rows = [...sheet.matchAll(/<row .*?<\/row>/g)].map(([row]) =>
    [...row.matchAll(/<(?:t xml:space="preserve"|v)>(.*?)<\/(?:t|v)>/g)].map(([, value]) => value),
  );
  expect(rows).toEqual([
    [
      "Referencia",
      "Producto",
      "Marca",
      "Empaque",
      "Cantidad",
      "Nota",
      "Institución",
      "RUC",
      "Ciudad",
      "Consumo mensual",
    ],
    [
      "toma/tubo-lila",
      "Tubo lila",
      "",
      "caja de 100",
      "2",
      "=1+1",
      "Clínica Sur",
      "0990011674001",
      "Cuenca",
      "sí",
    ],
    ["", "cosa", "", "", "1", "", "Clínica Sur", "0990011674001", "Cuenca", "sí"],
  ]);
});
