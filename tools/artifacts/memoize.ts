/** What was made for this key before, or else is made now. */
export function remembered<Key, Made>(known: Map<Key, Made>, key: Key, make: () => Made): Made {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}
