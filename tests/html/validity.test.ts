import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { pageFile } from "../../tools/prerender/page-file.ts";
import { builtPages, read } from "../support/built-site.ts";

/** Checks the rules of the HTML standard, without rules of style. */
const checker = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

const files = [...builtPages().map(({ path }) => pageFile(path)), "/404.html"];

test("no page has an element, an attribute or a nesting that the HTML standard forbids", async () => {
  const faults: string[] = [];
  for (const file of files) {
    const { results } = await checker.validateString(read(file).toString(), file);
    for (const { messages } of results) {
      faults.push(...messages.map(({ selector, message }) => `${file}: ${selector}: ${message}`));
    }
  }
  expect(faults).toEqual([]);
});

test("the HTML checker of these tests finds an error in wrong HTML", async () => {
  const { valid } = await checker.validateString("<!doctype html><p>a <h2>b</h2></p><span><h2>c</h2></span>");
  expect(valid).toBe(false);
});
