import { expect, test } from "vitest";
import { linesOf, type TextStyle } from "./lines.ts";

const style: TextStyle = { family: "Hanken", weight: 400, size: 10, colour: "#000000", tracking: 0 };
const sentence = "Analizador de inmunoensayo por quimioluminiscencia para laboratorios de gran volumen";

function texts(text: string, width: number): string[] {
  return linesOf([{ text, style }], width).map((line) => line.fragments.map((part) => part.text).join(""));
}

test("lines are not wider than the available width, and contain all words uncut", () => {
  for (let width = 110; width < 420; width += 7) {
    for (const line of linesOf([{ text: sentence, style }], width)) {
      expect(line.width).toBeLessThanOrEqual(width + 0.001);
    }
    expect(texts(sentence, width).join("")).toBe(sentence);
  }
});

test("letters move closer together only if that saves a line", () => {
  const tracking = (width: number) =>
    linesOf([{ text: sentence, style }], width)[0]?.fragments[0]?.style.tracking;
  const whole = linesOf([{ text: sentence, style }], 1000)[0]?.width ?? 0;
  expect(texts(sentence, whole * 0.98)).toHaveLength(1);
  expect(tracking(whole * 0.98)).toBeLessThan(0);
  expect(texts(sentence, whole * 0.9)).toHaveLength(2);
  expect(tracking(whole * 0.9)).toBe(0);
});

test("a word wider than the line gets its own line and keeps its letter spacing", () => {
  const [, line] = linesOf([{ text: "un electroquimioluminiscente equipo", style }], 60);
  expect(line?.fragments.map((part) => part.text)).toEqual(["electroquimioluminiscente "]);
  expect(line?.fragments[0]?.style.tracking).toBe(0);
});

test("a non-breaking space keeps a number with its unit", () => {
  expect(texts("hasta 200\u00a0pruebas", 65)).toEqual(["hasta ", "200\u00a0pruebas"]);
});

function faces(text: string): [text: string, font: string][] {
  const [line] = linesOf([{ text, style }], 200);
  return line?.fragments.map((part) => [part.text, part.font.postscriptName]) ?? [];
}

test("if a typeface has no glyph for a character, another typeface is used", () => {
  expect(faces("Na⁺ y K⁺")).toEqual([
    ["Na", "HankenGrotesk-Regular"],
    ["⁺", "Roboto-Regular"],
    [" y K", "HankenGrotesk-Regular"],
    ["⁺", "Roboto-Regular"],
  ]);
});

test("adjacent superscripts use one typeface: that of the text, if it has them all", () => {
  expect(faces("Ca²⁺")).toEqual([
    ["Ca", "HankenGrotesk-Regular"],
    ["²⁺", "Roboto-Regular"],
  ]);
  expect(faces("cm²")).toEqual([["cm²", "HankenGrotesk-Regular"]]);
});

test("a character that no typeface has is an error, not an empty box", () => {
  expect(() => faces("una 🧪")).toThrow("«🧪»");
});
