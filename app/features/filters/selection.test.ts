import { expect, test } from "vitest";
import type { Filter } from "#app/content/catalogue/filters.ts";
import {
  clearSelection,
  countOption,
  matches,
  readSelection,
  toggleOption,
  withToggled,
} from "./selection.ts";

const filters: Filter[] = [
  { name: "marca", label: "Marca", options: ["a", "b"].map((value) => ({ value, label: value, count: 1 })) },
  {
    name: "laboratorio",
    label: "Tamaño",
    options: ["x", "y"].map((value) => ({ value, label: value, count: 1 })),
  },
];
const entries = [
  { facets: { marca: ["a"], laboratorio: ["x", "y"] } },
  { facets: { marca: ["b"], laboratorio: ["y"] } },
  { facets: undefined },
];
const read = (query: string) => readSelection(new URLSearchParams(query), filters);

test("options that the filters do not offer are ignored in an address", () => {
  expect(Object.fromEntries(read("marca=a&marca=zz&laboratorio=x,y&otro=1"))).toEqual({
    marca: ["a"],
    laboratorio: ["x", "y"],
  });
  for (const value of ["__proto__", "<script>", "%E0%A4%A", "x".repeat(5000), "constructor,toString"])
    expect(read(`marca=${value}&laboratorio=${value}`).size, value.slice(0, 20)).toBe(0);
});

test("picking an option twice removes it, and other parts of the address stay", () => {
  const once = toggleOption(new URLSearchParams("utm=1"), filters, "marca", "a");
  expect(once.toString()).toBe("utm=1&marca=a");
  expect(toggleOption(once, filters, "marca", "a").toString()).toBe("utm=1");
  expect(clearSelection(once, filters).toString()).toBe("utm=1");
});

test("a second option of a filter adds entries, but a second filter removes entries", () => {
  const shown = (query: string) => entries.filter((entry) => matches(entry.facets, read(query))).length;
  expect(shown("")).toBe(3);
  expect(shown("marca=a&marca=b")).toBe(2);
  expect(shown("marca=b&laboratorio=x")).toBe(0);
  expect(countOption(entries, read("laboratorio=x"), "marca", "b")).toBe(0);
  expect(countOption(entries, read("marca=a"), "marca", "b"), "only other filters limit a count").toBe(1);
});

test("a filter without picked options excludes nothing", () => {
  const none = withToggled(read("marca=a"), "marca", "a");
  expect(none.size).toBe(0);
  expect(countOption(entries, none, "laboratorio", "y")).toBe(2);
});
