import { describe, expect, test } from "vitest";
import type { QuoteLine } from "./lines.ts";
import { undoFill } from "./undo-fill.ts";

const line = (name: string, quantity = 1): QuoteLine => ({
  id: name,
  kind: "supply",
  name,
  context: "",
  path: "",
  quantity,
  note: "",
});
const undone = (lines: QuoteLine[], before: QuoteLine[], filled: QuoteLine[]) =>
  undoFill(lines, before, filled).map(({ name, quantity }) => `${quantity} ${name}`);

describe("undoing a filled list", () => {
  test("removes the added lines and restores the old quantities", () => {
    const filled = [line("lila", 5), line("gas", 2)];
    expect(undone(filled, [line("lila", 2)], filled)).toEqual(["2 lila"]);
  });

  test("restores replaced lines in their old order", () => {
    const filled = [line("gas"), line("verde", 2)];
    expect(undone(filled, [line("lila"), line("verde"), line("roja")], filled)).toEqual([
      "1 lila",
      "1 verde",
      "1 roja",
    ]);
  });

  test("keeps what the visitor has added, changed or removed since", () => {
    const before = [line("lila"), line("verde"), line("roja")];
    const filled = [line("lila", 2), line("verde", 2), line("roja", 2), line("gas", 2)];
    const now = [line("lila", 7), line("roja", 2), line("gas", 3), line("nuevo", 4)];
    expect(undone(now, before, filled)).toEqual(["7 lila", "1 roja", "3 gas", "4 nuevo"]);
  });
});
