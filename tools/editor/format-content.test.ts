import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { parseFile } from "#app/content/read/parse.ts";
import { contentFiles } from "./content-files.ts";
import { formatContent } from "./format-content.ts";
import { schemaOf } from "./labels.ts";

for (const root of [".", "tests/fixtures"]) {
  test(`every file of ${root}/content keeps its values in the editor's format`, () => {
    for (const file of contentFiles(root)) {
      const before = readFileSync(join(root, file));
      const after = formatContent(file, parse(before.toString()));
      const schema = schemaOf(file) ?? z.never();
      expect(parseFile(Buffer.from(after), schema), file).toEqual(parseFile(before, schema));
      expect(formatContent(file, parse(after)), file).toBe(after);
    }
  });
}

test("field order, unticked boxes and empty lists do not change the formatted file", () => {
  const file = "content/products/eme-uno.yaml";
  const value = parse(readFileSync(join("tests/fixtures", file), "utf8"));
  const [first, ...others] = value.specifications;
  const shuffled = {
    ...Object.fromEntries(Object.entries({ synonyms: [], brochure: false, ...value }).reverse()),
    specifications: [{ fromSeries: false, ...first }, ...others],
  };
  expect(formatContent(file, parse(stringify(shuffled)))).toBe(formatContent(file, value));
});

test("hours are in quotes, because YAML 1.1 reads 8:00 as a number", () => {
  expect(formatContent("content/company.yaml", { hours: [{ opens: "8:00" }] })).toContain('opens: "8:00"');
});
