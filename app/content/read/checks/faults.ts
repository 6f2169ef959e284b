/** A set of ids or a map by id. */
type Known = { has(id: string): boolean; keys(): Iterable<string> };

/** Returns a fault as one line: file, field, found value, allowed values. */
export function fault(file: string, field: string, found: string, allowed: string): string {
  return `content/${file}: ${field}: se encontró «${found}»; ${allowed}`;
}

/** Returns a fault if the name is set and unknown. */
export function unknownName(known: Known, name: string | undefined, file: string, field: string): string[] {
  if (name === undefined || known.has(name)) return [];
  return [fault(file, field, name, `se admite: ${[...known.keys()].sort().join(", ")}`)];
}

export function unknownNames(
  known: Known,
  names: readonly string[] | undefined,
  file: string,
  field: string,
): string[] {
  return (names ?? []).flatMap((name, index) => unknownName(known, name, file, `${field}[${index}]`));
}

export function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}
