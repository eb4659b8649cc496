import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { withoutPopover } from '../../styles/without-popover.ts';
import { vars } from '../../tokens/contract.css.ts';
import { sheet } from '../NotePopover/popover-sheet.css.ts';

const { color, pen, space } = vars;

/** Only its dotted underline distinguishes it from the surrounding text. */
export const term = style(
  inComponents({
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    textDecoration: `underline dotted ${pen.medium} ${color.text.annotation}`,
    textUnderlineOffset: '0.25em',
    cursor: 'help',
    '@supports': { [withoutPopover]: { textDecoration: 'none', pointerEvents: 'none' } },
  }),
);

/** In a wide window it is at its term, if the browser supports anchors. */
export const explanation = style([
  sheet,
  inComponents({
    '@supports': {
      [withoutPopover]: { display: 'none' },
      '(position-area: end)': {
        '@media': {
          [from('medium')]: {
            position: 'absolute',
            inset: 'auto',
            positionArea: 'block-end span-inline-end',
            positionTryFallbacks: 'flip-block, flip-inline',
            inlineSize: `calc(${space.x32} * 3)`,
          },
        },
      },
    },
  }),
]);
