import { expect, test } from "vitest";
import { findTerms, linkTerms } from "./terms.ts";

const glossary = [
  { id: "clia", words: ["CLIA", "quimioluminiscencia"] },
  { id: "cbc", words: ["CBC", "CBC+DIFF"] },
  { id: "tp", words: ["PT"] },
  { id: "rendimiento", words: ["rendimiento"] },
  { id: "ivd" },
];

test("found terms keep the spelling of the text", () => {
  expect(findTerms(["Rendimiento", "Quimioluminiscencia (CLIA)"], glossary)).toEqual({
    Quimioluminiscencia: "clia",
    Rendimiento: "rendimiento",
  });
  expect(findTerms(["Nada de esto"], glossary)).toBeUndefined();
});

test("only whole words match a glossary term, and the longest term wins", () => {
  expect(findTerms(["APTT, PTT"], glossary)).toBeUndefined();
  expect(findTerms(["Modo CBC+DIFF o CBC"], glossary)).toEqual({ "CBC+DIFF": "cbc" });
  expect(findTerms(["HCBC+DIFF+RET"], glossary)).toBeUndefined();
});

test("a no-break space matches a space", () => {
  const word = "Dímero\u00a0D";
  const terms = findTerms([word], [{ id: "dimero-d", words: ["dímero D"] }]);
  expect(terms).toEqual({ [word]: "dimero-d" });
  expect(linkTerms([word], terms)).toEqual([[{ word, id: "dimero-d" }]]);
});

test("a term links to its entry only at its first occurrence", () => {
  const texts = ["El rendimiento (PT)", "Otro rendimiento", "CLIA"];
  expect(linkTerms(texts, { PT: "tp", rendimiento: "rendimiento" })).toEqual([
    ["El ", { word: "rendimiento", id: "rendimiento" }, " (", { word: "PT", id: "tp" }, ")"],
    ["Otro rendimiento"],
    ["CLIA"],
  ]);
});

test("text without terms stays in one part", () => {
  expect(linkTerms(["a", ""])).toEqual([["a"], []]);
});
