/** Returns undefined if there are no items, so that data files contain no empty lists. */
export function uniqueOrNone(items: (string | undefined)[]): string[] | undefined {
  const list = [...new Set(items.filter((item) => item !== undefined))];
  return list.length > 0 ? list : undefined;
}
