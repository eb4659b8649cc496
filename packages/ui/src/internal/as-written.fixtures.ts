/**
 * Returns `run`, displayed as `code` in the code of a story, because the compiler's output of JSX is not worth copying.
 */
export function asWritten<Run extends (...given: never[]) => unknown>(code: string, run: Run): Run {
  return Object.assign(run, { toString: () => code });
}
