import { expect, test } from "vitest";
import { countOf, phrases, repeatedPhrases } from "#app/content/outputs/repeated-phrases.ts";
import { site } from "#app/content/site.ts";
import { builtPages } from "../support/built-site.ts";

/** The specification fixes the text of this button, so the test ignores it. */
const button = "Contactar asesor técnico";

test("the content check lists every phrase that a built page repeats", () => {
  const advised = repeatedPhrases(site()).map(({ path, phrase }) => `${path}: ${phrase}`);
  const repeated = builtPages().flatMap(({ path, page }) =>
    phrases
      .filter((phrase) => countOf(phrase, page.main.text.replaceAll(button, "")) > 1)
      .map((phrase) => `${path}: ${phrase}`),
  );
  expect(repeated.filter((line) => !advised.includes(line))).toEqual([]);
});

test("phrases are counted regardless of case and spacing, as whole words", () => {
  expect(countOf("asesor", "Un asesor, su Asesor y la asesoría")).toBe(2);
  expect(countOf("en todo el Ecuador", "en todo el\u00a0Ecuador")).toBe(1);
});
