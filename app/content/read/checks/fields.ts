export type Field = { path: PropertyKey[]; value: unknown };

/** Returns all texts, numbers and booleans of a file, at any depth. */
export function fieldsIn(value: unknown, path: PropertyKey[] = []): Field[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) =>
    fieldsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
