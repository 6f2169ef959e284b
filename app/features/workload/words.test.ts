import { describe, expect, test } from "vitest";
import { finishingInWords, sortByTime } from "#app/lib/finishing.ts";
import type { Workload } from "#app/lib/workload.ts";
import { demandInWords, requestInWords, sumInWords } from "./words.ts";

const immunology = { label: "Inmunología", counts: "pruebas" as const };
const haematology = { label: "Hematología", counts: "muestras" as const };
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("the numbers of the written sum add up", () => {
  test.each([
    [{ load: 1300, hours: 8, margin: 20 }, "= 1.560", "1.560 ÷ 8 h = 195 por hora", "195"],
    [{ load: 350, hours: 6, margin: 33 }, "= 466", "466 ÷ 6 h = 77,7 por hora", "78"],
    [{ load: 1501, hours: 8, margin: 20 }, "= 1.802", "1.802 ÷ 8 h = 225,3 por hora", "225"],
    [{ load: 3, hours: 8, margin: 20 }, "= 4", "4 ÷ 8 h = 0,5 por hora", "0,5"],
    [{ load: 1300, hours: 7.5, margin: 20 }, "= 1.560", "1.560 ÷ 7,5 h = 208 por hora", "208"],
  ])("for the workload %o", (workload, total, division, demand) => {
    const [first = "", second = ""] = sumInWords(immunology, workload).map(plain);
    expect(first.endsWith(total), first).toBe(true);
    expect(second).toBe(division);
    expect(plain(demandInWords(immunology, workload))).toBe(`${demand} pruebas por hora`);
  });

  test("an analyzer with exactly the demanded rate finishes at the end of the shift", () => {
    const [row] = sortByTime([{ rate: 466 / 6 }], { load: 350, hours: 6, margin: 33 });
    expect(row?.time?.share).toBeCloseTo(1, 12);
  });
});

describe("a quantity of one is singular", () => {
  const one: Workload = { load: 1, hours: 1, margin: 0 };

  test("in the sentence, even if it is rounded to one", () => {
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
    expect(plain(requestInWords(haematology, { ...one, space: 0 }))).toBe(
      "Procesamos 1 muestra de hematología al día, en una hora de trabajo. ¿Qué equipo nos recomiendan?",
    );
  });
});

test("the message contains all answers, including the width", () => {
  const answers = { load: 1300, hours: 7.5, margin: 20, space: 100 };
  expect(plain(requestInWords(immunology, answers))).toBe(
    "Procesamos 1.300 pruebas de inmunología al día, en 7,5 horas de trabajo, con un margen de 20 % para crecer. " +
      "Disponemos de 100 cm de ancho. ¿Qué equipo nos recomiendan?",
  );
  expect(requestInWords(immunology, { ...answers, space: 0 })).not.toContain("Disponemos");
});

describe("the sentence on how many of the finishing analyzers fit the width", () => {
  const day: Workload = { load: 800, hours: 8, margin: 0 };
  type Tried = { rate?: number; width?: number; modules?: number; models?: string[] };
  const fast = (width?: number, models?: string[]): Tried => ({ rate: 200, width, models });
  const slow: Tried = { rate: 10, width: 50 };
  const sentenceOn = (...analyzers: Tried[]) =>
    plain(finishingInWords(sortByTime(analyzers, day), 100)).replace(/^.*? dentro de la jornada\. ?/, "");

  test.each([
    ["De ellos, ninguno cabe en 100 cm.", [fast(120), fast(148), slow]],
    ["De ellos, uno cabe en 100 cm.", [fast(90), fast(148), slow]],
    ["De ellos, dos caben en 100 cm.", [fast(90), fast(100), fast(148)]],
    ["Los dos caben en 100 cm.", [fast(90), fast(100), slow]],
    ["Cabe en 100 cm.", [fast(90), slow]],
    ["No cabe en 100 cm.", [fast(148), slow]],
  ])("can be «%s»", (sentence, analyzers) => expect(sentenceOn(...analyzers)).toBe(sentence));

  test.each([
    ["De ellos, uno cabe en 100 cm; de otro no hay ancho publicado.", [fast(90), fast(148), fast()]],
    ["De ellos, uno no cabe en 100 cm; de otros dos no hay ancho publicado.", [fast(148), fast(), fast()]],
    ["De ellos, dos no caben en 100 cm; de otro no hay ancho publicado.", [fast(148), fast(101), fast()]],
    ["Su ancho no está publicado.", [fast(), fast(), slow]],
    ["Su ancho no está publicado.", [fast(), slow]],
  ])("names unpublished widths apart: «%s»", (sentence, analyzers) =>
    expect(sentenceOn(...analyzers)).toBe(sentence),
  );

  test("counts each model of a series, and adds up the widths of modules", () => {
    expect(sentenceOn(fast(90, ["a", "b"]), fast(120))).toBe("De ellos, dos caben en 100 cm.");
    expect(sentenceOn({ rate: 50, modules: 4, width: 60 })).toBe("No cabe en 100 cm.");
  });

  test("precedes the sentence about analyzers without a published rate", () => {
    expect(sentenceOn(fast(90), fast(148), {})).toBe(
      "De ellos, uno cabe en 100 cm. De otro no hay cifra publicada.",
    );
  });

  test("is missing if no analyzer finishes or no width is set", () => {
    expect(sentenceOn(slow, slow)).toBe("");
    expect(finishingInWords(sortByTime([fast(90), slow], day))).toBe(
      "Uno de dos equipos termina dentro de la jornada.",
    );
  });
});
