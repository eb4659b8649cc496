import { penned, penning } from './penning.css.ts';

/**
 * Returns styles for a dashed line that stays dashed during the drawing animation. For lines that a pen of the kit
 * draws.
 */
export function dashes(pattern: string) {
  return { strokeDasharray: pattern, vars: { [penning]: penned.dashed } };
}
