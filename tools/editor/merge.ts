/** Compares two versions of a file that grew from the same one, field by field. */
import { isDeepStrictEqual } from "node:util";

type Key = string | number;
export type Difference = { path: Key[]; mine: unknown; theirs: unknown; suggested: "mine" | "theirs" };

/** Lists are compared place by place while they have the same length, and as a whole otherwise. */
export function differences(base: unknown, mine: unknown, theirs: unknown, path: Key[] = []): Difference[] {
  if (isDeepStrictEqual(mine, theirs)) return [];
  const keys = commonKeys(mine, theirs);
  if (keys) {
    return keys.flatMap((key) =>
      differences(valueAt(base, [key]), valueAt(mine, [key]), valueAt(theirs, [key]), [...path, key]),
    );
  }
  // Only one side changed this field: its version is the newer one.
  return [{ path, mine, theirs, suggested: isDeepStrictEqual(base, mine) ? "theirs" : "mine" }];
}

/** A copy of «mine» with the fields of «theirs» that were chosen. */
export function withTheirs(mine: unknown, theirs: unknown, paths: readonly Key[][]): unknown {
  const merged: unknown = structuredClone(mine);
  for (const path of paths) {
    const last = path.at(-1);
    const parent = valueAt(merged, path.slice(0, -1));
    if (last === undefined || typeof parent !== "object" || parent === null) continue;
    const value = valueAt(theirs, path);
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, value);
  }
  return merged;
}

function commonKeys(mine: unknown, theirs: unknown): Key[] | undefined {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mine.length === theirs.length ? [...mine.keys()] : undefined;
  }
  if (!isRecord(mine) || !isRecord(theirs)) return undefined;
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
}

function valueAt(value: unknown, path: readonly Key[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
