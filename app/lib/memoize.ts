/** Computes each answer once: who asks again with the same key gets what was found before. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  // In a box, so that an answer of «undefined» counts as one too.
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = { value: compute(key) };
      known.set(key, found);
    }
    return found.value;
  };
}
