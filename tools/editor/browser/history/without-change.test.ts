import { expect, test } from "vitest";
import { withoutChange } from "./without-change.ts";

const before = "name: Uno\norder: 1\nlist:\n  - a\n  - b\n";
const after = "name: Dos\norder: 1\nlist:\n  - a\n  - b\n";

test("undoing a change keeps later changes of other fields", () => {
  expect(withoutChange(before, after, after)).toBe(before);
  expect(withoutChange(before, after, after.replace("order: 1", "order: 7"))).toBe(
    before.replace("order: 1", "order: 7"),
  );
});

test("undoing a change removes fields that it added and restores fields that it removed", () => {
  expect(withoutChange(before, `${before}more: x\n`, `${before}more: x\n`)).toBe(before);
  expect(withoutChange(`${before}more: x\n`, before, before)).toBe(`${before}more: x\n`);
});

test("a change is not undone if its field changed again later", () => {
  expect(withoutChange(before, after, after.replace("Dos", "Tres"))).toBeUndefined();
  // A list of another length counts as one field.
  expect(
    withoutChange(before, before.replace("  - b\n", ""), before.replace("  - b", "  - c")),
  ).toBeUndefined();
});
