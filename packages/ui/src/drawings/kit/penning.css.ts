import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { draw, ease, slow } = vars.motion;

/** Not on paper, which shows the moment at which it is printed. */
export const moving = 'screen and (prefers-reduced-motion: no-preference)';

/** How a line comes while its sheet is penned, and how what is not a line follows. */
export const penning = createVar();
export const washing = createVar();

export const asPenned = `${fallbackVar(penning, 'none')}, ${fallbackVar(washing, 'none')}`;

/** Every line is drawn at once, in strokes of a length: one across the sheet, several along a wall. */
const strokes = (length: string) =>
  keyframes({ from: { strokeDasharray: `0 ${length}` }, to: { strokeDasharray: `${length} 0` } });

/** A part of the time that the pen takes. */
const during = (name: string, begin: number, end: number) =>
  `${name} calc(${draw} * ${(end - begin).toFixed(2)}) ${ease} calc(${draw} * ${begin}) backwards`;

/** Three groups, each of which begins before the one before it ends. */
export const penned = {
  ground: during(strokes('2400px'), 0, 0.5),
  outline: during(strokes('160px'), 0.15, 0.75),
  texture: during(strokes('48px'), 0.45, 1),
  /** What is dashed grows into its own dashes. */
  dashed: during(keyframes({ from: { strokeDasharray: '0 48px' } }), 0.45, 1),
};

export const lettered = during(keyframes({ from: { opacity: 0 } }), 0.45, 1);

/** Colour comes when the lines stand. */
export const washed = `${keyframes({ from: { fillOpacity: 0 } })} ${slow} ${ease} ${draw} backwards`;
