/** Collects the values of a statement, and gives each its place in the text. */
export function createParameters() {
  const values: unknown[] = [];
  return {
    values,
    add: (value: unknown): string => `$${values.push(value)}`,
  };
}

export type Parameters = ReturnType<typeof createParameters>;
