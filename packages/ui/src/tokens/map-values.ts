/** The same keys with changed values. */
export function mapValues<Key extends string, In, Out>(
  record: Readonly<Record<Key, In>>,
  change: (value: In) => Out,
): Record<Key, Out> {
  const entries: [string, Out][] = Object.keys(record).map((key) => [key, change(record[key as Key])]);
  return Object.fromEntries(entries) as Record<Key, Out>;
}
