import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, line, surface, text } = vars.color;

/** The box of an on/off control: the browser's own element with our styles. Its mark is its `::before`. */
export const mark = style(
  inComponents({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.space.x6,
    blockSize: vars.space.x6,
    margin: 0,
    border: `1px solid ${line.control}`,
    backgroundColor: surface.raised,
    color: action.onSolid,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:enabled': { borderColor: line.strong },
      '&:checked': { backgroundColor: action.solid, borderColor: action.solid },
      '&[aria-invalid], &[data-invalid]': { borderColor: text.danger, boxShadow: `inset 0 0 0 1px ${text.danger}` },
      '&:disabled': { borderColor: line.subtle, backgroundColor: surface.tint, color: text.muted, cursor: 'default' },
      '&::before': { content: '', visibility: 'hidden', backgroundColor: 'currentColor' },
      '&:checked::before': { visibility: 'visible' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      '(forced-colors: active)': {
        selectors: {
          '&:checked': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
          '&:disabled': { backgroundColor: 'Canvas', borderColor: 'GrayText' },
          '&::before': { backgroundColor: 'HighlightText' },
          '&:disabled::before': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);
