import { expect, it } from "vitest";
import { matchesTest } from "./use-test-filter.ts";

const troponin = { name: "Troponina I ultrasensible (hs-cTnI)" };
const tsh = { name: "TSH", detail: "Tirotropina" };

it.each([
  [tsh, "tsh"],
  [tsh, " TSH "],
  [tsh, "tiro"],
  [troponin, "troponina ultra"],
  [troponin, "hs-ctni"],
  [troponin, "hsctni"],
  [{ name: "Triglicéridos" }, "trigliceridos"],
  [{ name: "CK-MB" }, "ckmb"],
  [{ name: "β-hCG" }, "hcg"],
  [{ name: "VIH Ag/Ac" }, "vih ag/ac"],
  [tsh, ""],
])("%o is found by «%s»", (test, query) => {
  expect(matchesTest(test, query)).toBe(true);
});

it.each([
  [tsh, "t3"],
  [tsh, "tsh libre"],
  [troponin, "opo"],
  [tsh, "__proto__"],
  [tsh, "(.*"],
  [tsh, "((("],
  [tsh, "\0"],
  [tsh, "x".repeat(5000)],
  [tsh, "🧪"],
])("%o is not found by «%s»", (test, query) => {
  expect(matchesTest(test, query)).toBe(false);
});
