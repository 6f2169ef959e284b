import { describe, expect, test } from "vitest";
import { doorSentence, fitSentence } from "./fit.ts";
import { planDrawing } from "./plan-drawing.ts";

const size = { width: 192, depth: 118 };
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const sentence = (width: number, depth: number) => plain(fitSentence(size, { width, depth }));

test("for a large enough space, the sentence states the free width and depth", () => {
  expect(sentence(220, 140)).toBe(
    "Cabe: quedan 28 cm de ancho y 22 cm de fondo, sin contar el espacio de servicio.",
  );
  expect(sentence(193, 118)).toBe(
    "Cabe: queda 1 cm de ancho y nada de fondo, sin contar el espacio de servicio.",
  );
  expect(sentence(192, 118)).toBe("Cabe justo, sin contar el espacio de servicio.");
});

test("for a space that is too small, the sentence states the missing width and depth", () => {
  expect(sentence(180, 140)).toBe("Faltan 12 cm de ancho.");
  expect(sentence(191, 118)).toBe("Falta 1 cm de ancho.");
  expect(sentence(180, 100)).toBe("Faltan 12 cm de ancho y 18 cm de fondo.");
});

test("if a number is missing or not positive, the sentence asks for the size of the space", () => {
  for (const missing of [Number.NaN, 0, -5]) {
    expect(sentence(missing, 140)).toBe("Escriba el ancho y el fondo de su espacio, en cm.");
  }
});

test("the sentence about doors compares their width with the instrument's smaller side", () => {
  const through = (width: number, depth: number) => plain(doorSentence({ width, depth }));
  expect(through(90, 80)).toBe("Su lado menor mide 80 cm: pasa por una puerta de 80 cm de paso libre.");
  expect(through(80.5, 120)).toContain(
    "80,5 cm: pasa por una puerta de 90 cm de paso libre, pero no por una",
  );
  expect(through(192, 118)).toContain("118 cm, 28 más que una puerta de 90. Consulte el ingreso");
});

describe("the plan of an instrument in a space", () => {
  test("contains the instrument and the initial space, and ends at a multiple of 50 cm", () => {
    for (const [width, depth] of [
      [192, 118],
      [148, 94],
      [90, 75],
      [26, 25],
      [200, 100],
      [33.5, 41.2],
    ] as const) {
      const { across, down, space } = planDrawing({ width, depth });
      expect([across % 50, down % 50]).toEqual([0, 0]);
      expect(space.width).toBeGreaterThan(width);
      expect(space.depth).toBeGreaterThan(depth);
      expect(space.width).toBeLessThanOrEqual(across);
      expect(space.depth).toBeLessThanOrEqual(down);
    }
  });

  test("leaves out ruler numbers that the instrument's width would cover", () => {
    expect(planDrawing(size).numbersAcross).toEqual([0, 50, 100, 150, 250]);
  });

  test("shows only doors whose width is on the ruler", () => {
    expect(planDrawing({ width: 40, depth: 20 }).doors).toEqual([]);
    expect(planDrawing(size).doors).toEqual([80, 90]);
  });
});
