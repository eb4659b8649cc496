/**
 * Timeouts of tests in milliseconds. They are long enough for a busy machine that is many times slower than a quiet one,
 * and only end tests that would never end.
 */
export const timeouts = {
  /** One test, or one hook; a hook also takes the pictures of its story. */
  test: 120_000,
  /** Waiting for something to appear: `findBy…`, `waitFor`, `expect.poll`. */
  sight: 15_000,
  /** A moving story, until two photographs of it are equal. */
  rest: 30_000,
  /** The browser, until it responds. */
  browser: 180_000,
};
