type Names = { has(id: string): boolean; keys(): Iterable<string> };

export function fault(file: string, field: string, found: string, reason: string): string {
  return `content/${file}: ${field}: se encontró «${found}»; ${reason}`;
}

export function unknownName(allowed: Names, name: string | undefined, file: string, field: string): string[] {
  if (name === undefined || allowed.has(name)) return [];
  return [fault(file, field, name, `se admite: ${[...allowed.keys()].sort().join(", ")}`)];
}

export function unknownNames(
  allowed: Names,
  names: readonly string[] | undefined,
  file: string,
  field: string,
): string[] {
  return (names ?? []).flatMap((name, index) => unknownName(allowed, name, file, `${field}[${index}]`));
}

export function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}
