import { expect, test, vi } from "vitest";
import {
  formatDate,
  formatNumber,
  inWords,
  joinList,
  lowerInitial,
  range,
  spaceBefore,
  withUnit,
} from "./format.ts";

test("a point separates thousands, and a comma separates decimals", () => {
  expect(formatNumber(2000)).toBe("2.000");
  expect(formatNumber(1_234_567)).toBe("1.234.567");
  expect(formatNumber(2000.5)).toBe("2.000,5");
  expect(formatNumber(-2000)).toBe("-2.000");
  expect(formatNumber(999)).toBe("999");
  expect(formatNumber(1.5)).toBe("1,5");
  expect(formatNumber(2, 1)).toBe("2,0");
  expect(formatNumber(2.55, 1)).toBe("2,6");
  expect(formatNumber(0.6405)).toBe("0,641");
});

test("a no-break space joins a unit to its number", () => {
  expect(withUnit("100", "µL")).toBe("100\u00a0µL");
  expect(withUnit("1,5", "%")).toBe("1,5\u00a0%");
  expect(withUnit("450", "/h")).toBe("450/h");
  expect(withUnit("412", undefined)).toBe("412");
});

test("a unit symbol stays on the line of its number; a word may wrap to the next line", () => {
  for (const symbol of ["s", "min", "µL", "mmol/L", "%", "°C"]) expect(spaceBefore(symbol)).toBe("\u00a0");
  for (const words of ["pruebas/h", "tubos", "parámetros"]) expect(spaceBefore(words)).toBe(" ");
  expect(spaceBefore(undefined)).toBe("");
});

test("a quantity in words includes its prefix, unit and note", () => {
  const quantity = { prefix: "hasta", number: "600", unit: "pruebas/h", note: "según el modelo" };
  expect(inWords(quantity)).toBe("hasta 600\u00a0pruebas/h, según el modelo");
  expect(inWords({ number: "Automática" })).toBe("Automática");
});

test("a range has an en dash; a list has «y» before its last item", () => {
  expect(range("10", "100")).toBe("10–\u2060100");
  expect(joinList(["Na⁺", "K⁺", "Cl⁻"])).toBe("Na⁺, K⁺ y Cl⁻");
});

test("a date is spelled out", () => {
  expect(formatDate("2026-11-01")).toBe("1 de noviembre de 2026");
});

test("a label inside a sentence loses its capital, but an abbreviation does not", () => {
  expect(lowerInitial("Alimentación eléctrica")).toBe("alimentación eléctrica");
  expect(lowerInitial("CO-oximetría")).toBe("CO-oximetría");
  expect(lowerInitial("T3 libre")).toBe("T3 libre");
  expect(lowerInitial("ProGRP")).toBe("ProGRP");
});

test("a date format is created only when it is needed", async () => {
  const created = vi.spyOn(Intl, "DateTimeFormat");
  vi.resetModules();
  const { formatMonth } = await import("./format.ts");
  expect(created).not.toHaveBeenCalled();
  expect(formatMonth("2026-11-15")).toBe("noviembre de 2026");
  expect(created).toHaveBeenCalledOnce();
});
