/** What can be looked up: a set of ids, or a map by id. */
type Known = { has(id: string): boolean; keys(): Iterable<string> };

/** A fault is one line: file, field, what was found, what is allowed. */
export function fault(file: string, field: string, found: string, allowed: string): string {
  return `content/${file}: ${field}: se encontró «${found}»; ${allowed}`;
}

/** The fault of a name that nothing has; none where there is no name. */
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
