import { expect, test } from "vitest";
import { nameInSentence } from "#app/content/catalogue/test-names.ts";
import { site } from "#app/content/site.ts";

/** People and places that laboratory tests are named after. */
const eponyms = [
  "chagas",
  "coombs",
  "epstein",
  "graves",
  "lyme",
  "mantoux",
  "rh",
  "weil",
  "widal",
  "willebrand",
];

test.each(site().tests)("«$name» keeps the capital letters of proper names inside a sentence", (each) => {
  const name = nameInSentence(each);
  const [word = ""] = name.split(/[ /-]/);
  expect(eponyms).not.toContain(word);
  expect(name).not.toMatch(/^\p{Ll}\. /u);
  expect(name.slice(1)).toBe(each.name.slice(1));
});
