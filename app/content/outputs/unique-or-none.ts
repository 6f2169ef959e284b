/** Returns each item once, or undefined if there are none, so that data files have no empty lists. */
export function uniqueOrNone(items: (string | undefined)[]): string[] | undefined {
  const list = [...new Set(items.filter((item) => item !== undefined))];
  return list.length > 0 ? list : undefined;
}
