/** Object.entries with typed keys. Use it only for records whose type names every key. */
export function typedEntries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
