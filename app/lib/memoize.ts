/** Caches the result of a function by its key. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  // Boxed, so that an undefined result is cached too.
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
