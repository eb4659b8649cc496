import { penned, penning } from './penning.css.ts';

/** A broken line, which stays one while its sheet is penned. For styles of lines that a pen of the kit draws. */
export function dashes(pattern: string) {
  return { strokeDasharray: pattern, vars: { [penning]: penned.dashed } };
}
