import { startTransition, useEffect, useState } from "react";
import { firstRows, type ListGroup } from "./groups.ts";

const inWindow = 24;

/**
 * All rows take long to render on a slow phone. When `groups` change, first returns the rows that fill a
 * large window, and the number of missing rows. The next render returns all.
 */
export function useFirstRows(groups: readonly ListGroup[]): [shown: readonly ListGroup[], rest: number] {
  const [whole, setWhole] = useState(groups);
  useEffect(() => startTransition(() => setWhole(groups)), [groups]);
  if (whole === groups) return [groups, 0];
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return [firstRows(groups, inWindow), Math.max(0, all - inWindow)];
}
