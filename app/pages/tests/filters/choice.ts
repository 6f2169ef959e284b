import type { TestRow, TestsFilters } from "#app/pages/tests/content.ts";

/** Parameters of the address. Commas separate alternatives. */
export const groupNames = ["area", "tubo", "metodo", "equipo"] as const;
export type GroupName = (typeof groupNames)[number];

/** The chosen filters and order. */
export type Choice = Record<GroupName, readonly string[]> & { rapid: boolean; byArea: boolean };

const maxLength = 200;

/** Skips unknown options, because anyone may have written the address. */
export function readChoice(query: URLSearchParams, filters: TestsFilters): Choice {
  const chosen = (name: GroupName) => {
    const requested = (query.get(name) ?? "").slice(0, maxLength).split(",");
    return filters[name].map(({ id }) => id).filter((id) => requested.includes(id));
  };
  return {
    area: chosen("area"),
    tubo: chosen("tubo"),
    metodo: chosen("metodo"),
    equipo: chosen("equipo"),
    rapid: query.get("rapida") === "1",
    byArea: query.get("orden") === "area",
  };
}

export function isNarrowed(choice: Choice): boolean {
  return choice.rapid || groupNames.some((name) => choice[name].length > 0);
}

/** In each group with a choice, one matching option is enough. Ignores the group `except`. */
export function matchesChoice(
  row: TestRow,
  choice: Choice,
  filters: TestsFilters,
  except?: GroupName,
): boolean {
  if (choice.rapid && !row.rapid) return false;
  return groupNames.every(
    (name) =>
      name === except ||
      choice[name].length === 0 ||
      optionsOf(row, name, filters).some((option) => choice[name].includes(option)),
  );
}

/** Counts the tests of each option that match the choices in the other groups. */
export function countOptions(
  rows: readonly TestRow[],
  choice: Choice,
  filters: TestsFilters,
  name: GroupName,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (!matchesChoice(row, choice, filters, name)) continue;
    for (const option of optionsOf(row, name, filters)) counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  return counts;
}

function optionsOf(row: TestRow, name: GroupName, filters: TestsFilters): readonly string[] {
  if (name === "area") return row.areas;
  if (name === "tubo") return row.tubes;
  if (name === "metodo") return row.methods;
  return (filters.sets[row.set] ?? []).flatMap((index) => filters.equipo[index]?.id ?? []);
}

export function withToggled(query: URLSearchParams, name: GroupName, chosen: readonly string[], id: string) {
  const next = new URLSearchParams(query);
  const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  if (ids.length > 0) next.set(name, ids.join(","));
  else next.delete(name);
  return next;
}

export function withParameter(query: URLSearchParams, name: string, value: string | undefined) {
  const next = new URLSearchParams(query);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** Keeps the search text and the order. */
export function withoutFilters(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [...groupNames, "rapida"]) next.delete(name);
  return next;
}
