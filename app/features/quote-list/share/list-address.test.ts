import fc from "fast-check";
import { expect, it } from "vitest";
import type { OrderItem } from "#app/content/outputs/order-items.ts";
import { listAddress, readListAddress } from "./list-address.ts";

const tube: OrderItem = {
  id: "/productos/insumos/toma#tubo-lila",
  kind: "supply",
  name: "Tubo lila",
  context: "Toma",
  pack: "caja de 100",
  path: "/productos/insumos/toma",
  drawing: "tubo",
  cap: "lila",
};
const analyzer: OrderItem = {
  id: "lumi-x6",
  kind: "equipment",
  name: "LUMI X6",
  brand: "Alfa",
  context: "Alfa",
  path: "/productos/gases/lumi-x6",
};
const items = [tube, analyzer];
const hashOf = (address: string) => address.slice(address.indexOf("#"));
const read = (hash: string) => {
  const { lines, ...counts } = readListAddress(hash, items);
  return { lines: lines.map(({ name, quantity, path }) => [name, quantity, path !== ""]), ...counts };
};

it("a list's address contains items, quantities and lines outside the catalogue", () => {
  const other = { id: "otro:x", path: "", name: "Pinza «fina»; 10 % *~;", quantity: 9999 };
  const address = listAddress([{ ...tube, quantity: 3 }, { ...analyzer, quantity: 1 }, other]);
  expect(address).toMatch(/^\/cotizacion#lista=3\*toma\/tubo-lila;1\*lumi-x6;9999~Pinza%20/);
  expect(read(hashOf(address))).toEqual({
    lines: [
      ["Tubo lila", 3, true],
      ["LUMI X6", 1, true],
      [other.name, 9999, false],
    ],
    missing: 0,
    omitted: 0,
  });
});

it("an item that is read from an address keeps its drawing", () => {
  expect(readListAddress("#lista=2*toma/tubo-lila", items).lines).toMatchObject([
    { drawing: "tubo", cap: "lila" },
  ]);
});

it("an item that left the catalogue, or is in it twice, is read from an address as a name", () => {
  expect(read("#lista=2*toma/tubo-azul;1*lumi-x6")).toEqual({
    lines: [
      ["tubo azul (toma)", 2, false],
      ["LUMI X6", 1, true],
    ],
    missing: 1,
    omitted: 0,
  });
  const twice = readListAddress("#lista=1*toma/tubo-lila", [
    tube,
    { ...tube, path: "/productos/otros/toma" },
  ]);
  expect(twice).toMatchObject({ lines: [{ name: "tubo lila (toma)", path: "" }], missing: 1 });
});

it("a hundred lines are read from a list's address, and the others are counted", () => {
  const many = Array.from({ length: 130 }, (_, index) => `1~cosa ${index}`).join(";");
  const { lines, omitted } = readListAddress(`#lista=${many}`, items);
  expect([lines.length, omitted]).toEqual([100, 30]);
});

it.each([
  ["#lista=", []],
  ["#lista=;;x;*;~;1*;-1*lumi-x6;1e3*lumi-x6", []],
  ["#lista=0*lumi-x6", [["LUMI X6", 1, true]]],
  ["#lista=999999999*lumi-x6", [["LUMI X6", 9999, true]]],
  ["#lista=2*lumi-x6;5*lumi-x6", [["LUMI X6", 2, true]]],
  ["#lista=1~%E0%A4%A", [["%E0%A4%A", 1, false]]],
  ["#lista=1~%3Cscript%3E%00%0A%E2%80%AE", [["<script>", 1, false]]],
  ["#lista=1*__proto__", [["__proto__", 1, false]]],
])("the list in the address %s is read without harm", (hash, lines) => {
  expect(read(hash).lines).toEqual(lines);
});

it("reading a list from an address never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const { name, quantity } of readListAddress(`#lista=1~${text}`, items).lines) {
        expect(name).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
        expect(quantity).toBeGreaterThan(0);
      }
    }),
  );
});
