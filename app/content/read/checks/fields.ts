/** A value somewhere in a file, and the way to it. */
export type Field = { path: PropertyKey[]; value: unknown };

/** Everything that a file says, however deep. */
export function fieldsIn(value: unknown, path: PropertyKey[] = []): Field[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) =>
    fieldsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
