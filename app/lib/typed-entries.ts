/** The entries of a record that has these keys and no others, which `Object.entries` cannot know. */
export function typedEntries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
