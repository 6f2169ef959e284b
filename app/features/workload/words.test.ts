import { describe, expect, test } from "vitest";
import { layOut } from "./lay-out.ts";
import { demandInWords, sumInWords } from "./words.ts";

const immunology = { label: "Inmunología", counts: "pruebas" as const };
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("the sum adds up as it is written", () => {
  test.each([
    [{ load: 1300, hours: 8, margin: 20 }, "= 1.560", "1.560 ÷ 8 h = 195 por hora", "195"],
    [{ load: 350, hours: 6, margin: 33 }, "= 466", "466 ÷ 6 h = 77,7 por hora", "78"],
    [{ load: 1501, hours: 8, margin: 20 }, "= 1.802", "1.802 ÷ 8 h = 225,3 por hora", "225"],
    [{ load: 3, hours: 8, margin: 20 }, "= 4", "4 ÷ 8 h = 0,5 por hora", "0,5"],
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
