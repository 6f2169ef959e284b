export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  // Values are boxed, so that an undefined result is cached too.
  const cache = new Map<Key, { value: Value }>();
  return (key) => {
    let found = cache.get(key);
    if (!found) {
      found = { value: compute(key) };
      cache.set(key, found);
    }
    return found.value;
  };
}

export function lazyValue<Value>(compute: () => Value): () => Value {
  const cached = memoize<undefined, Value>(compute);
  return () => cached(undefined);
}
