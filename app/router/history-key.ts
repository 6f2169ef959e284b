/** The key of the current entry of the history. One that the browser made, for a fragment, has none yet. */
export function keyOfEntry(): string {
  const key = history.state?.key ?? newKey();
  if (!history.state?.key) history.replaceState({ ...history.state, key }, "");
  return key;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
