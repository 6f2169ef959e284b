/** The content check's advice on repeated formulas matches the built pages. */
import { expect, test } from "vitest";
import { countOf, formulas, repeatedFormulas } from "#app/content/outputs/repeated-formulas.ts";
import { site } from "#app/content/site.ts";
import { builtPages } from "../support/built-site.ts";

/** The specification fixes the text of this button. */
const button = "Contactar asesor técnico";

test("the content check names every formula that a built page repeats", () => {
  const advised = repeatedFormulas(site()).map(({ path, formula }) => `${path}: ${formula}`);
  const repeated = builtPages().flatMap(({ path, page }) =>
    formulas
      .filter((formula) => countOf(formula, page.main.text.replaceAll(button, "")) > 1)
      .map((formula) => `${path}: ${formula}`),
  );
  expect(repeated.filter((line) => !advised.includes(line))).toEqual([]);
});

test("formulas are counted regardless of case and spacing, as whole words", () => {
  expect(countOf("asesor", "Un asesor, su Asesor y la asesoría")).toBe(2);
  expect(countOf("en todo el Ecuador", "en todo el\u00a0Ecuador")).toBe(1);
});
