/** What the content check advises about repeated formulas is what a reader of the built pages would find. */
import { expect, test } from "vitest";
import { countOf, formulas, repeatedFormulas } from "#app/content/outputs/repeated-formulas.ts";
import { site } from "#app/content/site.ts";
import { builtPages } from "../support/built-site.ts";

/** A button of the site, worded by the specification. */
const button = "Contactar asesor técnico";

test("no page says a formula twice without the content check naming it", () => {
  const advised = repeatedFormulas(site()).map(({ path, formula }) => `${path}: ${formula}`);
  const repeated = builtPages().flatMap(({ path, page }) =>
    formulas
      .filter((formula) => countOf(formula, page.main.text.replaceAll(button, "")) > 1)
      .map((formula) => `${path}: ${formula}`),
  );
  expect(repeated.filter((line) => !advised.includes(line))).toEqual([]);
});

test("a formula counts as a reader reads it", () => {
  expect(countOf("asesor", "Un asesor, su Asesor y la asesoría")).toBe(2);
  expect(countOf("en todo el Ecuador", "en todo el\u00a0Ecuador")).toBe(1);
});
