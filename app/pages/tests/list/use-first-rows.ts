import { startTransition, useEffect, useState } from "react";
import { firstRows, type ListGroup } from "./groups.ts";

/** Rows that fill a large window. */
const inWindow = 24;

/**
 * Returns the first rows of a new list, and how many rows are missing. The next render gets all rows. The visible rows
 * paint first: on a slow phone, the rows below the window take longer than everything else.
 */
export function useFirstRows(groups: readonly ListGroup[]): [shown: readonly ListGroup[], rest: number] {
  const [whole, setWhole] = useState(groups);
  useEffect(() => startTransition(() => setWhole(groups)), [groups]);
  if (whole === groups) return [groups, 0];
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return [firstRows(groups, inWindow), Math.max(0, all - inWindow)];
}
