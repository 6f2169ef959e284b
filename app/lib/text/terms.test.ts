import { expect, test } from "vitest";
import { findTerms, linkTerms } from "./terms.ts";

const glossary = [
  { id: "clia", words: ["CLIA", "quimioluminiscencia"] },
  { id: "cbc", words: ["CBC", "CBC+DIFF"] },
  { id: "tp", words: ["PT"] },
  { id: "rendimiento", words: ["rendimiento"] },
  { id: "ivd" },
];

test("a page names the words that it has, as it writes them", () => {
  expect(findTerms(["Rendimiento", "Quimioluminiscencia (CLIA)"], glossary)).toEqual({
    Quimioluminiscencia: "clia",
    Rendimiento: "rendimiento",
  });
  expect(findTerms(["Nada de esto"], glossary)).toBeUndefined();
});

test("a word counts where it stands alone, and the longer of two counts", () => {
  expect(findTerms(["APTT, PTT"], glossary)).toBeUndefined();
  expect(findTerms(["Modo CBC+DIFF o CBC"], glossary)).toEqual({ "CBC+DIFF": "cbc" });
  expect(findTerms(["HCBC+DIFF+RET"], glossary)).toBeUndefined();
});

test("a space that does not break is a space", () => {
  const written = "Dímero\u00a0D";
  const terms = findTerms([written], [{ id: "dimero-d", words: ["dímero D"] }]);
  expect(terms).toEqual({ [written]: "dimero-d" });
  expect(linkTerms([written], terms)).toEqual([[{ word: written, id: "dimero-d" }]]);
});

test("a term leads to its entry once, where it comes first", () => {
  const texts = ["El rendimiento (PT)", "Otro rendimiento", "CLIA"];
  expect(linkTerms(texts, { PT: "tp", rendimiento: "rendimiento" })).toEqual([
    ["El ", { word: "rendimiento", id: "rendimiento" }, " (", { word: "PT", id: "tp" }, ")"],
    ["Otro rendimiento"],
    ["CLIA"],
  ]);
});

test("a text without terms stays whole", () => {
  expect(linkTerms(["a", ""])).toEqual([["a"], []]);
});
