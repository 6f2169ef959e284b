import type { QuoteLine } from "./lines.ts";

/** Undoes the changes from `before` to `filled`, except in lines that the visitor has changed since. */
export function undoFill(
  lines: readonly QuoteLine[],
  before: readonly QuoteLine[],
  filled: readonly QuoteLine[],
): QuoteLine[] {
  const now = byId(lines);
  const old = byId(before);
  const added = byId(filled);
  const isChanged = ({ id, quantity, note }: QuoteLine) =>
    quantity !== added.get(id)?.quantity || note !== added.get(id)?.note;
  const isRemoved = ({ id }: QuoteLine) => added.has(id) && !now.has(id);
  return [
    ...before
      .filter((line) => !isRemoved(line))
      .map((line) => {
        const current = now.get(line.id);
        return current && isChanged(current) ? current : line;
      }),
    ...lines.filter((line) => !old.has(line.id) && isChanged(line)),
  ];
}

function byId(lines: readonly QuoteLine[]): ReadonlyMap<string, QuoteLine> {
  return new Map(lines.map((line) => [line.id, line]));
}
