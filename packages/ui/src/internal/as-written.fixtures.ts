/** `run`, shown in the code of a story as `code`: what the compiler makes of JSX is nothing to copy. */
export function asWritten<Run extends (...given: never[]) => unknown>(code: string, run: Run): Run {
  return Object.assign(run, { toString: () => code });
}
