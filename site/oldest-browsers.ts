/**
 * The oldest supported browsers (docs/decisions/0023-say-which-browsers-are-served.md), under their names at MDN.
 */
export const oldestBrowsers = [
  ['chrome', 111],
  ['chrome_android', 111],
  ['edge', 111],
  ['firefox', 115],
  ['safari', 16.4],
  ['safari_ios', 16.4],
] as const;

/** The same for a compiler, which lowers newer syntax for them. */
export const syntaxTarget = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
