/** Returns the key of the current history entry. An entry that the browser added gets its key here. */
export function keyOfEntry(): string {
  const key = history.state?.key ?? newKey();
  if (!history.state?.key) history.replaceState({ ...history.state, key }, "");
  return key;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
