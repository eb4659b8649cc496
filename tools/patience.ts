/**
 * How long tests wait before they give up, in milliseconds. On a quiet machine nothing comes near any of these; they
 * are there for a busy one that is many times slower, and only end what would never end.
 */
export const patience = {
  /** One test, or one hook: a hook also takes the pictures of its story. */
  test: 120_000,
  /** What a test waits to see: `findBy…`, `waitFor`, `expect.poll`. */
  sight: 15_000,
  /** A story that moves, until two photographs of it are alike. */
  rest: 30_000,
  /** The browser, until it answers. */
  browser: 180_000,
};
