import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { mark } from '../Choice/ChoiceMark.css.ts';

const { action, line, text } = vars.color;
const { motion, space } = vars;

/**
 * Off, the thumb is a ring at the start; on, it is filled and at the end: position and fill show the state as well as
 * color.
 */
export const track = style([
  mark,
  inComponents({
    display: 'inline-flex',
    justifyContent: 'start',
    inlineSize: `calc(${space.x6} * 1.8)`,
    padding: `calc(${space.x1} * 0.75)`,
    borderRadius: space.x6,
    selectors: {
      '&::before': {
        visibility: 'visible',
        blockSize: '100%',
        aspectRatio: '1',
        border: `${vars.pen.medium} solid ${line.control}`,
        borderRadius: '50%',
        backgroundColor: 'transparent',
        transition: `translate ${motion.fast} ${motion.ease}`,
      },
      '&:checked::before': {
        borderColor: action.onSolid,
        backgroundColor: action.onSolid,
        translate: `calc(${space.x6} * 0.8)`,
      },
      '&:disabled:checked::before': { borderColor: text.muted, backgroundColor: text.muted },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { transition: 'none' } } },
      '(forced-colors: active)': {
        selectors: {
          '&::before': { borderColor: 'ButtonText', backgroundColor: 'transparent' },
          '&:checked::before': { borderColor: 'HighlightText', backgroundColor: 'HighlightText' },
          '&:disabled::before': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
          '&:disabled:checked::before': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
]);
