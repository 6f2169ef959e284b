/** Compares two versions of a file with a common origin, field by field. */

type Key = string | number;
export type Difference = { path: Key[]; mine: unknown; theirs: unknown; suggested: "mine" | "theirs" };

/**
 * If two lists differ in length, each whole list counts as one field. `base` is the common origin: it decides
 * which version is suggested. A caller that needs no suggestion passes the same version as `base` and
 * `theirs`.
 */
export function differences(base: unknown, mine: unknown, theirs: unknown, path: Key[] = []): Difference[] {
  if (isEqual(mine, theirs)) return [];
  const keys = commonKeys(mine, theirs);
  if (keys) {
    return keys.flatMap((key) =>
      differences(valueAt(base, [key]), valueAt(mine, [key]), valueAt(theirs, [key]), [...path, key]),
    );
  }
  return [{ path, mine, theirs, suggested: isEqual(base, mine) ? "theirs" : "mine" }];
}

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

/** The order of an object's keys does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return Object.is(one, other);
  }
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function commonKeys(mine: unknown, theirs: unknown): Key[] | undefined {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mine.length === theirs.length ? [...mine.keys()] : undefined;
  }
  if (!isRecord(mine) || !isRecord(theirs)) return undefined;
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
}

export function valueAt(value: unknown, path: readonly Key[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
