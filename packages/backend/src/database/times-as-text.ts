import { types } from '@electric-sql/pglite';

const asIs = (value: string): string => value;

/** Drizzle reads dates and times from PostgreSQL's own text and would misread a `Date`. */
export const timesAsText: Record<number, (value: string) => string> = {
  [types.TIMESTAMPTZ]: asIs,
  [types.TIMESTAMP]: asIs,
  [types.DATE]: asIs,
  [types.INTERVAL]: asIs,
};
