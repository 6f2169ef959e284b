import { describe, expect, test } from "vitest";
import type { Workload } from "#app/lib/workload.ts";
import { layOut } from "./lay-out.ts";
import { demandInWords, requestInWords, sumInWords } from "./words.ts";

const immunology = { label: "Inmunología", counts: "pruebas" as const };
const haematology = { label: "Hematología", counts: "muestras" as const };
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("the sum adds up as it is written", () => {
  test.each([
    [{ load: 1300, hours: 8, margin: 20 }, "= 1.560", "1.560 ÷ 8 h = 195 por hora", "195"],
    [{ load: 350, hours: 6, margin: 33 }, "= 466", "466 ÷ 6 h = 77,7 por hora", "78"],
    [{ load: 1501, hours: 8, margin: 20 }, "= 1.802", "1.802 ÷ 8 h = 225,3 por hora", "225"],
    [{ load: 3, hours: 8, margin: 20 }, "= 4", "4 ÷ 8 h = 0,5 por hora", "0,5"],
    [{ load: 1300, hours: 7.5, margin: 20 }, "= 1.560", "1.560 ÷ 7,5 h = 208 por hora", "208"],
  ])("%o", (workload, total, division, demand) => {
    const [first = "", second = ""] = sumInWords(immunology, workload).map(plain);
    expect(first.endsWith(total), first).toBe(true);
    expect(second).toBe(division);
    expect(plain(demandInWords(immunology, workload))).toBe(`${demand} pruebas por hora`);
  });

  test("an analyzer that does the whole total in the shift, and no less, finishes", () => {
    const [row] = layOut([{ rate: 466 / 6 }], { load: 350, hours: 6, margin: 33 });
    expect(row?.time?.share).toBeCloseTo(1, 12);
  });
});

describe("one is said in the singular", () => {
  const one: Workload = { load: 1, hours: 1, margin: 0 };

  test("in the sentence, also where it is rounded to one", () => {
    expect(plain(demandInWords(haematology, one))).toBe("1 muestra por hora");
    expect(plain(demandInWords(immunology, { load: 25, hours: 24, margin: 0 }))).toBe("1 prueba por hora");
    expect(plain(demandInWords(immunology, { load: 3, hours: 2, margin: 0 }))).toBe("1,5 pruebas por hora");
  });

  test("in the sum", () => {
    expect(sumInWords(haematology, one).map(plain)).toEqual([
      "1 muestra + 0 % de margen = 1",
      "1 ÷ 1 h = 1 por hora",
    ]);
  });

  test("in the message", () => {
    expect(plain(requestInWords(haematology, one))).toBe(
      "Procesamos 1 muestra de hematología al día, en una hora de trabajo. ¿Qué equipo nos recomiendan?",
    );
  });
});

test("half hours are written with a comma in the message", () => {
  expect(plain(requestInWords(immunology, { load: 1300, hours: 7.5, margin: 0 }))).toContain(
    "en 7,5 horas de trabajo",
  );
});
