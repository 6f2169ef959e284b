import { expect, test } from "vitest";
import { secondLine } from "./second-line.ts";

const glucose = {
  name: "Glucosa",
  also: ["Glucemia", "azúcar en sangre"],
  otherNames: 1,
  context: "Bioquímica · Diabetes",
  text: "",
};
const whole = (term: string) => new Map([[term, term.length + 2]]);

test.each([
  ["glucemia", "También llamada «Glucemia» · Bioquímica · Diabetes"],
  ["azucar", "También se busca como «azúcar en sangre» · Bioquímica · Diabetes"],
  ["glucosa", "Bioquímica · Diabetes"],
])("a row found by «%s» says whether the word is another name of the test", (word, line) => {
  expect(secondLine(glucose, whole(word))).toBe(line);
});
