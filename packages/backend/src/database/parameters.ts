/** Collects a statement's values and returns the placeholder for each. */
export function createParameters() {
  const values: unknown[] = [];
  return {
    values,
    add: (value: unknown): string => `$${values.push(value)}`,
  };
}

export type Parameters = ReturnType<typeof createParameters>;
