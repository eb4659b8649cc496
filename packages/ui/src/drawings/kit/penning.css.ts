import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { draw, ease, slow } = vars.motion;

/** Not on paper, which would show the moment of printing. */
export const moving = 'screen and (prefers-reduced-motion: no-preference)';

/** The animation of lines, and of everything else, on an animated sheet. */
export const penning = createVar();
export const washing = createVar();

export const asPenned = `${fallbackVar(penning, 'none')}, ${fallbackVar(washing, 'none')}`;

/** Draws every line at once, in strokes of one length: one across the sheet, several along a wall. */
const strokes = (length: string) =>
  keyframes({ from: { strokeDasharray: `0 ${length}` }, to: { strokeDasharray: `${length} 0` } });

/** Returns an animation for a part of the total time. */
const during = (name: string, begin: number, end: number) =>
  `${name} calc(${draw} * ${(end - begin).toFixed(2)}) ${ease} calc(${draw} * ${begin}) backwards`;

/** Three groups, each of which begins before the previous one ends. */
export const penned = {
  ground: during(strokes('2400px'), 0, 0.5),
  outline: during(strokes('160px'), 0.15, 0.75),
  texture: during(strokes('48px'), 0.45, 1),
  /** Dashed lines grow into their own dashes. */
  dashed: during(keyframes({ from: { strokeDasharray: '0 48px' } }), 0.45, 1),
};

export const lettered = during(keyframes({ from: { opacity: 0 } }), 0.45, 1);

/** Color appears once the lines are complete. */
export const washed = `${keyframes({ from: { fillOpacity: 0 } })} ${slow} ${ease} ${draw} backwards`;
