/** The secrets of the server: the first signs and seals, and what the others made, before it replaced them, is still known. */
export type Secrets = readonly [string, ...string[]];
