import type { Facets, Filter } from "#app/content/catalogue/filters.ts";

export type Selection = ReadonlyMap<Filter["name"], readonly string[]>;

/** Skips unknown options. */
export function readSelection(search: URLSearchParams, filters: readonly Filter[]): Selection {
  const picked = filters.map(({ name, options }) => {
    const asked = search.getAll(name).flatMap((value) => value.split(","));
    return [name, options.map((option) => option.value).filter((value) => asked.includes(value))] as const;
  });
  return new Map(picked.filter(([, values]) => values.length > 0));
}

export function withToggled(selection: Selection, name: Filter["name"], value: string): Selection {
  const picked = selection.get(name) ?? [];
  const values = picked.includes(value) ? picked.filter((item) => item !== value) : [...picked, value];
  const next = new Map(selection);
  if (values.length > 0) next.set(name, values);
  else next.delete(name);
  return next;
}

export function toggleOption(
  search: URLSearchParams,
  filters: readonly Filter[],
  name: Filter["name"],
  value: string,
) {
  const next = new URLSearchParams(search);
  next.delete(name);
  for (const item of withToggled(readSelection(search, filters), name, value).get(name) ?? []) {
    next.append(name, item);
  }
  return next;
}

export function clearSelection(search: URLSearchParams, filters: readonly Filter[]): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const { name } of filters) next.delete(name);
  return next;
}

/** Requires at least one picked option of each filter in the selection. */
export function matches(facets: Facets | undefined, selection: Selection): boolean {
  return [...selection].every(([name, values]) => facets?.[name]?.some((value) => values.includes(value)));
}

/** Counts the entries that have an option and match the other filters. */
export function countOption(
  entries: readonly { facets?: Facets }[],
  selection: Selection,
  name: Filter["name"],
  value: string,
): number {
  const withOption = new Map(selection).set(name, [value]);
  return entries.filter((entry) => matches(entry.facets, withOption)).length;
}
