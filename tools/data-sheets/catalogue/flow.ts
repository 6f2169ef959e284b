import { type Block, column, row } from "../elements.ts";

/** A heading stays in the column of the next item. */
export type FlowItem = { block: Block; height: number; isHeading?: boolean };

type Columns = { count: number; width: number; gap: number };

export function flowItem(block: Block, width: number, isHeading?: boolean): FlowItem {
  return { block, height: block(width).height, isHeading };
}

/** If all items fit, makes the columns as short as possible. `rest` contains the items that do not fit. */
export function fillColumns(
  items: readonly FlowItem[],
  columns: Columns,
  height: number,
): { block: Block; height: number; rest: FlowItem[] } {
  const total = items.reduce((sum, item) => sum + item.height, 0);
  const step = 4;
  let [used, filled] = [height, fill(items, columns.count, height)];
  if (filled.rest.length === 0) {
    used = Math.min(height, total / columns.count);
    filled = fill(items, columns.count, used);
    while (filled.rest.length > 0 && used < height) {
      used = Math.min(height, used + step);
      filled = fill(items, columns.count, used);
    }
  }
  const cells = Array.from({ length: columns.count }, (_, index) =>
    column({}, ...(filled.columns[index] ?? []).map(({ block }) => block)),
  );
  const block = row({ gap: columns.gap, widths: cells.map(() => columns.width) }, ...cells);
  return { block, height: used, rest: filled.rest };
}

function fill(items: readonly FlowItem[], count: number, height: number) {
  const columns: FlowItem[][] = [];
  let rest = [...items];
  while (rest.length > 0 && columns.length < count) {
    let [room, length] = [height, 0];
    for (const item of rest) {
      if (item.height > room) break;
      room -= item.height;
      length += 1;
    }
    // No column may end with a heading. An item taller than a column still gets a column.
    while (length > 1 && rest[length - 1]?.isHeading) length -= 1;
    columns.push(rest.slice(0, Math.max(length, 1)));
    rest = rest.slice(Math.max(length, 1));
  }
  return { columns, rest };
}
