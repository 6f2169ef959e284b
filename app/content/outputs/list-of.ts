/** Returns the items once each, or undefined if there are none, so that the index does not carry empty lists. */
export function listOf(items: (string | undefined)[]): string[] | undefined {
  const list = [...new Set(items.filter((item) => item !== undefined))];
  return list.length > 0 ? list : undefined;
}
