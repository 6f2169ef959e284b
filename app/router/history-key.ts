/** Returns the key of the history entry. Creates one if the browser added the entry for a fragment. */
export function keyOfEntry(): string {
  const key = history.state?.key ?? newKey();
  if (!history.state?.key) history.replaceState({ ...history.state, key }, "");
  return key;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
